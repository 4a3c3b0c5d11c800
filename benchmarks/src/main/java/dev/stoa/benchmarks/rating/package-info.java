/** Ratings, measured. */
package dev.stoa.benchmarks.rating;
