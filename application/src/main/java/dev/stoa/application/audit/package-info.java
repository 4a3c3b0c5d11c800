/** The use cases of the audit trail. */
@NullMarked
@MayUse("kernel")
package dev.stoa.application.audit;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
