/** The use cases of origins and trust, and the step by which the other contexts bind origins. */
@NullMarked
@MayUse({"agent", "audit"})
package dev.stoa.application.trust;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
