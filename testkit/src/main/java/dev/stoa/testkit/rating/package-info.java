/** Ratings and calibration in memory, and the contracts of their ports. */
package dev.stoa.testkit.rating;
