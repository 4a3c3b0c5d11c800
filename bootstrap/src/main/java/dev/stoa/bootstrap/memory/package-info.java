/** Wiring of tiered memory. */
@NullMarked
package dev.stoa.bootstrap.memory;

import org.jspecify.annotations.NullMarked;
