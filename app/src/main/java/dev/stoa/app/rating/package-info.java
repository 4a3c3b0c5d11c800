/** The demo sections of ratings and calibration. */
@NullMarked
package dev.stoa.app.rating;

import org.jspecify.annotations.NullMarked;
