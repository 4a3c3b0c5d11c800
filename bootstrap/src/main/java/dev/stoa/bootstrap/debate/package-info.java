/** Wiring of debates. */
@NullMarked
package dev.stoa.bootstrap.debate;

import org.jspecify.annotations.NullMarked;
