/** The wiring of ratings and calibration, their commands and chapters of the demo. */
@NullMarked
package dev.stoa.bootstrap.rating;

import org.jspecify.annotations.NullMarked;
