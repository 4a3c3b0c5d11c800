/** The use cases of circuit breakers. */
@NullMarked
@SpeaksOf({"kernel", "json", "storage", "audit"})
package dev.stoa.application.resilience;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
