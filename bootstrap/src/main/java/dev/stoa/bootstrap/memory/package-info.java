/** Tiered memory: its wiring, its commands and its section of the demo. */
@NullMarked
package dev.stoa.bootstrap.memory;

import org.jspecify.annotations.NullMarked;
