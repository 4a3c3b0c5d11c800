package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Labelled;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * What a debate that is led wants of a participant.
 *
 * @param round of the answers that it waits for
 * @param turn the id under which the answer of the participant is recorded, if it is its turn
 * @param until when the participant is passed over
 * @param expected what to answer, as a sentence
 * @param brief what was said before, as far as the participant may know it
 * @param waitingFor whose answers it waits for
 * @param gate the gate it waits at
 * @param answer what was concluded
 * @param winner whose position won
 */
@RecordBuilder
public record DebateNext(
    DebateSessionId session,
    State state,
    Option<Long> round,
    Option<DebatePhase> phase,
    Option<DebateTurnId> turn,
    Option<Instant> until,
    Option<String> expected,
    Option<String> brief,
    Seq<AgentName> waitingFor,
    Option<GateId> gate,
    Option<String> answer,
    Option<AgentName> winner) {

  /** Whose turn it is. */
  public enum State implements Labelled {
    /** The participant's. */
    YOUR_TURN,
    /** That of others. */
    OTHERS_TURN,
    /** Of a person, who approves or rejects. */
    AT_GATE,
    /** Nobody's: it is not started, or paused. */
    NOT_RUNNING,
    /** Nobody's: it is concluded. */
    CONCLUDED,
    /** Nobody's: it failed, was cancelled, or was completed without an outcome. */
    ENDED;

    /** Whether the participant may have a turn later. */
    public boolean waits() {
      return this == OTHERS_TURN || this == AT_GATE || this == NOT_RUNNING;
    }
  }

  static DebateNext of(DebateSessionId session, State state) {
    return new DebateNext(
        session,
        state,
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        Vector.empty(),
        Option.none(),
        Option.none(),
        Option.none());
  }
}
