package dev.stoa.actions.rating;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchOutcome;
import dev.stoa.domain.rating.NewMatch;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** One of several matches to record. */
record MatchLine(
    @Param(DEBATE) MatchId debate,
    @Param(SCORES) Map<AgentName, Double> scores,
    @Param(AGENTS) Seq<AgentName> agents,
    @Param(WINNER) Option<AgentName> winner,
    @Param(DRAW) boolean draw,
    @Param(DOMAIN) Option<Discipline> domain,
    @Param(value = CONFIDENCE, defaultValue = "1.0") double confidence,
    @Param(K_FACTOR) Option<Double> kFactor)
    implements Drafted<NewMatch> {

  static final String DEBATE = "The id of the debate.";
  static final String SCORES = "The points of an agent.";
  static final String AGENTS = "The participants; those with points need not be named.";
  static final String WINNER = "Who won.";
  static final String DRAW = "It was a draw.";
  static final String DOMAIN = "The discipline it counts in too.";
  static final String CONFIDENCE = "How much it counts, limited to 0.1 to 1.0.";
  static final String K_FACTOR = "Used instead of a K factor of 32.";

  @Override
  public NewMatch draft() {
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
      return new MatchOutcome.Scored(scores);
    }
    return winner.<MatchOutcome>map(MatchOutcome.WonBy::new).getOrElse(MatchOutcome.Drawn::new);
  }
}
