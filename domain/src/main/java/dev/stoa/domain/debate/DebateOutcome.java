package dev.stoa.domain.debate;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * How a debate ended; immutable.
 *
 * @param answer what was concluded
 * @param winner whose position won; without one the debate is a draw
 * @param confidence from 0 to 1
 * @param consensusReached whether the participants agreed
 * @param method how the votes were counted
 * @param groundedVerdict what the answer is founded on, as an object
 */
public record DebateOutcome(
    String answer,
    Option<AgentName> winner,
    double confidence,
    boolean consensusReached,
    VotingMethod method,
    Option<CanonicalJson> groundedVerdict) {

  static final String WINNER = "winner";

  /** The longest answer; it is remembered, so it fits a memory. */
  public static final int MAX_ANSWER = 90_000;

  /** Refuses values that cannot be stored; the message names the field. */
  public DebateOutcome {
    PlainText.require("answer", answer, MAX_ANSWER);
    UnitRange.require("confidence", confidence);
    groundedVerdict.forEach(verdict -> DebateJson.object("grounded_verdict", verdict));
  }

  /** A draw by consensus of this confidence. */
  public static DebateOutcome of(String answer, double confidence) {
    return new DebateOutcome(
        answer, Option.none(), confidence, true, VotingMethod.WEIGHTED, Option.none());
  }

  /** Won by an agent. */
  public DebateOutcome winner(AgentName agent) {
    return new DebateOutcome(
        answer, Option.some(agent), confidence, consensusReached, method, groundedVerdict);
  }

  /** Won by the agent of this identity. */
  public DebateOutcome winner(String agent) {
    return winner(new AgentName(agent));
  }

  /** Without agreement of the participants. */
  public DebateOutcome withoutConsensus() {
    return new DebateOutcome(answer, winner, confidence, false, method, groundedVerdict);
  }

  /** With the method by which votes were counted. */
  public DebateOutcome method(VotingMethod value) {
    return new DebateOutcome(answer, winner, confidence, consensusReached, value, groundedVerdict);
  }

  /** With what the answer is founded on. */
  public DebateOutcome groundedVerdict(CanonicalJson verdict) {
    return new DebateOutcome(
        answer, winner, confidence, consensusReached, method, Option.some(verdict));
  }

  /** As it is stored with the session. */
  public CanonicalJson json() {
    JsonObject.Builder object =
        JsonObject.builder()
            .put("summary", answer)
            .put("confidence", confidence)
            .put("consensus_reached", consensusReached)
            .put("voting_method", method.label());
    winner.forEach(agent -> object.put(WINNER, agent.value()));
    return CanonicalJson.of(object.build());
  }
}
