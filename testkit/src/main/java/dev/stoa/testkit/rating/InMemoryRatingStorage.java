package dev.stoa.testkit.rating;

import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.RatingBaselines;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationships;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of ratings and calibration in memory. */
public interface InMemoryRatingStorage extends RatingStorage {

  /** The fakes behind the ports. */
  Fakes ratingFakes();

  @Override
  default Calibrations calibrations() {
    return ratingFakes().calibrations();
  }

  @Override
  default Matches matches() {
    return ratingFakes().matches();
  }

  @Override
  default Predictions predictions() {
    return ratingFakes().predictions();
  }

  @Override
  default RatingBaselines ratingBaselines() {
    return ratingFakes().ratingBaselines();
  }

  @Override
  default RatingHistory ratingHistory() {
    return ratingFakes().ratingHistory();
  }

  @Override
  default Ratings ratings() {
    return ratingFakes().ratings();
  }

  @Override
  default Relationships relationships() {
    return ratingFakes().relationships();
  }

  /** The fakes of one workspace. */
  record Fakes(
      Calibrations calibrations,
      Matches matches,
      Predictions predictions,
      RatingBaselines ratingBaselines,
      RatingHistory ratingHistory,
      Ratings ratings,
      Relationships relationships) {

    public Fakes(InMemoryUnitOfWork unit) {
      this(unit, new InMemoryMatches(unit));
    }

    private Fakes(InMemoryUnitOfWork unit, Matches matches) {
      this(
          new InMemoryCalibrations(unit),
          matches,
          new InMemoryPredictions(unit),
          new InMemoryRatingBaselines(unit),
          new InMemoryRatingHistory(matches),
          new InMemoryRatings(unit),
          new InMemoryRelationships(unit));
    }
  }
}
