package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.RatedMatch;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A match to record. */
record RecordMatch(
    @Param(value = MatchLine.DEBATE, position = 0) MatchId debate,
    @Param(value = MatchLine.SCORES, option = "score", label = "agent=points")
        Map<AgentName, Double> scores,
    @Param(value = MatchLine.AGENTS, option = "agent", label = "name") Seq<AgentName> agents,
    @Param(value = MatchLine.WINNER, label = "name") Option<AgentName> winner,
    @Param(MatchLine.DRAW) boolean draw,
    @Param(value = MatchLine.DOMAIN, label = "name") Option<Discipline> domain,
    @Param(value = MatchLine.CONFIDENCE, defaultValue = "1.0") double confidence,
    @Param(value = MatchLine.K_FACTOR, option = "k") Option<Double> kFactor,
    @Param("Change the ratings of badly calibrated agents more, up to 1.4 times.")
        boolean calibrated,
    @Param(RatingActions.REGISTER) boolean register)
    implements Drafted<NewMatch> {

  @Override
  public NewMatch draft() {
    return new MatchLine(debate, scores, agents, winner, draw, domain, confidence, kFactor).draft();
  }

  Either<MatchRefused, RatedMatch> record(RatingOperations ratings) {
    RatingOperations recording = register ? ratings.registering() : ratings;
    return calibrated ? recording.recordCalibrated(draft()) : recording.record(draft());
  }
}
