/** The wiring of ratings, their commands and their chapter of the demo. */
package dev.stoa.bootstrap.rating;
