/** The use cases of circuit breakers, and of requests that may be sent again. */
@NullMarked
@MayUse({"kernel", "audit", "conversation"})
package dev.stoa.application.resilience;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
