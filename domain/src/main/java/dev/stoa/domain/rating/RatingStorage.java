package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of ratings and calibration. */
public interface RatingStorage extends ContextStorage {

  Calibrations calibrations();

  Matches matches();

  Predictions predictions();

  RatingHistory ratingHistory();

  Ratings ratings();

  Relationships relationships();
}
