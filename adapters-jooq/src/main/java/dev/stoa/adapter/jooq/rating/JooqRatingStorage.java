package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.RatingBaselines;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationships;

/** The ports of ratings and calibration on either engine. */
public interface JooqRatingStorage extends RatingStorage, JooqContextStorage {

  @Override
  default Calibrations calibrations() {
    return repository(JooqCalibrations.class, JooqCalibrations::new);
  }

  @Override
  default Matches matches() {
    return repository(JooqMatches.class, JooqMatches::new);
  }

  @Override
  default Predictions predictions() {
    return repository(JooqPredictions.class, JooqPredictions::new);
  }

  @Override
  default RatingBaselines ratingBaselines() {
    return repository(JooqRatingBaselines.class, JooqRatingBaselines::new);
  }

  @Override
  default RatingHistory ratingHistory() {
    return repository(JooqRatingHistory.class, JooqRatingHistory::new);
  }

  @Override
  default Ratings ratings() {
    return repository(JooqRatings.class, JooqRatings::new);
  }

  @Override
  default Relationships relationships() {
    return repository(JooqRelationships.class, JooqRelationships::new);
  }
}
