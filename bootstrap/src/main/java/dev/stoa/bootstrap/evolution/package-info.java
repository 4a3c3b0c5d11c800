/** Wiring of evolution. */
@NullMarked
package dev.stoa.bootstrap.evolution;

import org.jspecify.annotations.NullMarked;
