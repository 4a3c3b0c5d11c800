/** Wiring of specialists. */
@NullMarked
package dev.stoa.bootstrap.specialist;

import org.jspecify.annotations.NullMarked;
