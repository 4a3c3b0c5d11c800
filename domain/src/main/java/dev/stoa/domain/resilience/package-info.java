/** Circuit breakers: which providers are failing, and when to try them again. Uses: kernel. */
@NullMarked
package dev.stoa.domain.resilience;

import org.jspecify.annotations.NullMarked;
