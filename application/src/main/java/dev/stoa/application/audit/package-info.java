/** The use cases of the audit trail. */
@NullMarked
@SpeaksOf({"kernel", "json", "storage"})
package dev.stoa.application.audit;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
