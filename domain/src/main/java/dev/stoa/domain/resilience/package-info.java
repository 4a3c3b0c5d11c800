/**
 * Circuit breakers: which callees are known to be failing, and when to try them again. Speaks of:
 * kernel.
 */
@NullMarked
package dev.stoa.domain.resilience;

import org.jspecify.annotations.NullMarked;
