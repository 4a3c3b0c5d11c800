/** Wiring of learning. */
@NullMarked
package dev.stoa.bootstrap.learning;

import org.jspecify.annotations.NullMarked;
