/** The wiring of ratings and calibration, their commands and chapters of the demo. */
package dev.stoa.bootstrap.rating;
