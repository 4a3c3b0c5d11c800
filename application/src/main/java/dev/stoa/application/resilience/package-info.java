/** The use cases of circuit breakers. */
@NullMarked
@MayUse({"kernel", "audit"})
package dev.stoa.application.resilience;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
