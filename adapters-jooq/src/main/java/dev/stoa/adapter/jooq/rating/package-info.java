/** Ratings and calibration in tables. */
package dev.stoa.adapter.jooq.rating;
