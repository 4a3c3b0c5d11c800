/** The wiring of ratings and calibration, their commands and sections of the demo. */
@NullMarked
package dev.stoa.bootstrap.rating;

import org.jspecify.annotations.NullMarked;
