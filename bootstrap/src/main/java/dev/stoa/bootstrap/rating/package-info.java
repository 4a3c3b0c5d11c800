/** Wiring of ratings and calibration. */
@NullMarked
package dev.stoa.bootstrap.rating;

import org.jspecify.annotations.NullMarked;
