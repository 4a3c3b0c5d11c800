/** The use cases of the audit trail. */
@NullMarked
@MayUse({"kernel", "json"})
package dev.stoa.application.audit;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
