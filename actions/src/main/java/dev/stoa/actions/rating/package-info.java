/** Actions of ratings, matches, relationships, predictions and calibration. */
@NullMarked
package dev.stoa.actions.rating;

import org.jspecify.annotations.NullMarked;
