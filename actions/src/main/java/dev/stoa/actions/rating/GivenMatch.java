package dev.stoa.actions.rating;

import dev.stoa.actions.References;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchOutcome;
import dev.stoa.domain.rating.MatchOutcome.Drawn;
import dev.stoa.domain.rating.MatchOutcome.Scored;
import dev.stoa.domain.rating.MatchOutcome.WonBy;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.RatedMatch;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A match as callers give it: by scores, by its winner, or as a draw. */
record GivenMatch(
    @Param("The id of the debate.") MatchId debate,
    @Param("The points of an agent.") Map<AgentName, Double> scores,
    @Param("The participants; those with points need not be named.") Seq<AgentName> agents,
    @Param("Who won.") Option<AgentName> winner,
    @Param("It was a draw.") boolean draw,
    @Param("The discipline it counts in too.") Option<Discipline> domain,
    @Param(value = "How much it counts, limited to 0.1 to 1.0.", defaultValue = "1.0")
        double confidence,
    @Param("Used instead of a K factor of 32.") Option<Double> kFactor) {

  /** One of several matches to record. */
  record Line(NewMatch match) {

    static final Input<Line> INPUT = given(Input.of(Line.class, "MatchLine"));
  }

  /** A match to record. */
  record Recorded(
      NewMatch match,
      @Param("Change the ratings of badly calibrated agents more, up to 1.4 times.")
          boolean calibrated,
      @Param(References.REGISTER) boolean register) {

    static final Input<Recorded> INPUT =
        given(Input.of(Recorded.class, "RecordMatch"))
            .param("debate", about -> about.position(0))
            .param("scores", about -> about.option("score").label("agent=points"))
            .param("agents", about -> about.option("agent").label("name"))
            .param("winner", about -> about.label("name"))
            .param("domain", about -> about.label("name"))
            .param("k_factor", about -> about.option("k"));

    Either<MatchRefused, RatedMatch> record(RatingOperations ratings) {
      RatingOperations recording = register ? ratings.registering() : ratings;
      return calibrated ? recording.recordCalibrated(match) : recording.record(match);
    }
  }

  private static <T extends Record> Input<T> given(Input<T> input) {
    return input.flatten("match", Input.of(GivenMatch.class), GivenMatch::match, GivenMatch::of);
  }

  private NewMatch match() {
    if ((scores.isEmpty() ? 0 : 1) + (winner.isDefined() ? 1 : 0) + (draw ? 1 : 0) != 1) {
      throw BadInput.of("the outcome is unclear: give {scores}, {winner} or {draw}, one of them");
    }
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
      return new Scored(scores);
    }
    return winner.<MatchOutcome>map(WonBy::new).getOrElse(Drawn::new);
  }

  private static GivenMatch of(NewMatch match) {
    MatchOutcome outcome = match.outcome();
    return new GivenMatch(
        match.id(),
        outcome instanceof Scored scored ? scored.scores() : LinkedHashMap.empty(),
        match.participants(),
        outcome instanceof WonBy won ? Option.some(won.winner()) : Option.none(),
        outcome instanceof Drawn,
        match.discipline(),
        match.confidence(),
        match.kFactor());
  }
}
