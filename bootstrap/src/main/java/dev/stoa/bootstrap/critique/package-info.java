/** Wiring of critiques. */
@NullMarked
package dev.stoa.bootstrap.critique;

import org.jspecify.annotations.NullMarked;
