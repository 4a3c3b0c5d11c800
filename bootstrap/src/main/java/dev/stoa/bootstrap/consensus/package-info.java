/** Wiring of conclusions. */
@NullMarked
package dev.stoa.bootstrap.consensus;

import org.jspecify.annotations.NullMarked;
