package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import java.time.Instant;

/** What comes next in a debate. */
public sealed interface DebateStep {

  /**
   * Agents answer that do not hear each other.
   *
   * @param missing those that have not answered, in order
   * @param asked the first of them: as many as answer at the same time
   */
  record Answers(DebatePlace at, Seq<AgentName> missing, Seq<Asked> asked) implements DebateStep {}

  /**
   * An agent whose turn it is.
   *
   * @param since from when on it may answer
   * @param until from when on it is passed over
   */
  record Asked(AgentName agent, Instant since, Instant until) {

    /** Whether its time is over. */
    public boolean isLate(Instant now) {
      return !now.isBefore(until);
    }
  }

  /** An approval is needed that is not there yet. */
  record Approval(DebatePlace after) implements DebateStep {}

  /**
   * Everything is in.
   *
   * @param early whether the agents agreed before the last round
   */
  record Conclude(DebateOutcome outcome, boolean early) implements DebateStep {}

  /** It has run longer than it may. */
  record TimeOver() implements DebateStep {}

  /** Nothing happens by itself: it is not started, waits for a decision, or is over. */
  record Rest(DebateStatus status) implements DebateStep {}
}
