package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of ratings and calibration. */
public interface RatingStorage extends ContextStorage {

  Calibrations calibrations();

  Matches matches();

  Predictions predictions();

  RatingBaselines ratingBaselines();

  RatingHistory ratingHistory();

  Ratings ratings();

  Relationships relationships();
}
