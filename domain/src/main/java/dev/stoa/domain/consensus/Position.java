package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * Where an agent stands on a conclusion.
 *
 * @param confidence how sure the agent is of its position, from 0 to 1
 * @param right whether it was right, once that is known
 */
public record Position(AgentName agent, boolean agrees, double confidence, Option<Boolean> right) {

  /** Refuses a confidence out of range. */
  public Position {
    UnitRange.require("confidence", confidence);
  }

  /** A position that is not settled yet. */
  public static Position of(AgentName agent, boolean agrees, double confidence) {
    return new Position(agent, agrees, confidence, Option.none());
  }

  /** As it turned out. */
  public Position resolved(ConsensusTruth truth) {
    return new Position(
        agent, agrees, confidence, Option.some(agrees == (truth == ConsensusTruth.UPHELD)));
  }
}
