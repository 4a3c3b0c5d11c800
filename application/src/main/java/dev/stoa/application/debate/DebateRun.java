package dev.stoa.application.debate;

import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;

/**
 * How a run of a debate ended.
 *
 * @param concluded the record of the debate, if it was concluded
 * @param gate the gate it waits at; run it again when that is approved
 */
public record DebateRun(
    DebateSession session, End end, Option<ConcludedDebate> concluded, Option<GateId> gate) {

  /** Why a run ended. */
  public enum End implements Labelled {
    /** The consensus reached the threshold before the last round. */
    EARLY_CONSENSUS,
    /** All rounds are done. */
    ALL_ROUNDS,
    /** It waits for an approval. */
    AT_GATE,
    /** It took longer than its timeout, and failed. */
    TIMED_OUT,
    /** The session ended otherwise, such as by a rejected gate. */
    ENDED
  }
}
