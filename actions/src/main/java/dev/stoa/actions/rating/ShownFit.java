package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.fit.FittedRating;
import dev.stoa.domain.rating.fit.RatingFit;
import io.vavr.collection.Seq;

/** Strengths fitted to all matches, best first. */
record ShownFit(
    @Param("How many outcomes of two agents were fitted.") long pairings,
    @Param("0 without ties, 1 if equals draw every third pairing.") double tieStrength,
    Seq<ShownFittedRating> ratings) {

  /** The strength of an agent with its 95 % interval. */
  record ShownFittedRating(
      AgentName agent,
      double elo,
      double low,
      double high,
      long pairings,
      FittedRating.Status status) {

    private static ShownFittedRating of(FittedRating one) {
      return new ShownFittedRating(
          one.agent(), one.elo(), one.low(), one.high(), one.pairings(), one.status());
    }
  }

  static ShownFit of(RatingFit fit) {
    return new ShownFit(
        fit.pairings(), fit.tieStrength(), fit.ratings().map(ShownFittedRating::of));
  }
}
