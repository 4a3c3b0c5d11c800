/** Tiered memory: its wiring, its commands and its chapter of the demo. */
@NullMarked
package dev.stoa.bootstrap.memory;

import org.jspecify.annotations.NullMarked;
