package dev.stoa.actions.rating;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchOutcome;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.RatedMatch;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A match to record. */
record RecordMatch(
    @Param(value = "The id of the debate.", position = 0) MatchId debate,
    @Param(value = "The points of an agent.", option = "score", label = "agent=points")
        Map<AgentName, Double> scores,
    @Param(
            value = "The participants; those with points need not be named.",
            option = "agent",
            label = "name")
        Seq<AgentName> agents,
    @Param(value = "Who won.", label = "name") Option<AgentName> winner,
    @Param("It was a draw.") boolean draw,
    @Param(value = "The discipline it counts in too.", label = "name") Option<Discipline> domain,
    @Param(value = "How much it counts, limited to 0.1 to 1.0.", defaultValue = "1.0")
        double confidence,
    @Param(value = "Used instead of a K factor of 32.", option = "k") Option<Double> kFactor,
    @Param("Change the ratings of badly calibrated agents more, up to 1.4 times.")
        boolean calibrated,
    @Param(RatingActions.REGISTER) boolean register) {

  RecordMatch {
    if ((scores.isEmpty() ? 0 : 1) + (winner.isDefined() ? 1 : 0) + (draw ? 1 : 0) != 1) {
      throw BadInput.of("the outcome is unclear: give {scores}, {winner} or {draw}, one of them");
    }
  }

  Either<MatchRefused, RatedMatch> record(RatingOperations ratings) {
    RatingOperations recording = register ? ratings.registering() : ratings;
    return calibrated ? recording.recordCalibrated(match()) : recording.record(match());
  }

  private NewMatch match() {
    return new NewMatch(
        debate,
        agents.appendAll(scores.keySet().removeAll(agents)),
        outcome(),
        domain,
        confidence,
        kFactor);
  }

  private MatchOutcome outcome() {
    if (!scores.isEmpty()) {
      return new MatchOutcome.Scored(scores);
    }
    return winner.<MatchOutcome>map(MatchOutcome.WonBy::new).getOrElse(MatchOutcome.Drawn::new);
  }
}
