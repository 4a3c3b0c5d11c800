/** Circuit breakers: which providers are failing, and when to try them again. */
@NullMarked
package dev.stoa.domain.resilience;

import org.jspecify.annotations.NullMarked;
