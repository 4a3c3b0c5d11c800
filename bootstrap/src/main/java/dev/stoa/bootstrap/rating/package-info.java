/** The wiring of ratings, their commands and their chapter of the demo. */
/** The wiring of ratings and calibration, their commands and chapters of the demo. */
package dev.stoa.bootstrap.rating;
