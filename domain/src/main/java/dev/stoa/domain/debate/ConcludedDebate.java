package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * The record of a concluded debate.
 *
 * @param session the session that concluded it
 * @param receipt the canonical text of the decision receipt, whose hash the audit trail holds
 * @param auditSequence the number of the audit entry that holds it
 */
@RecordBuilder
public record ConcludedDebate(
    DebateId id,
    DebateSessionId session,
    String task,
    Option<Discipline> domain,
    DebateOutcome outcome,
    long rounds,
    Duration duration,
    String receipt,
    long auditSequence,
    Instant createdAt) {

  /** The replacement of an erased receipt. */
  public static final String ERASED = "[erased]";

  private static final int REMEMBERED_TOPIC = 9_000;

  /** What is remembered of a debate on a topic. */
  public static String remembered(String topic, DebateOutcome outcome) {
    String shown =
        topic.length() <= REMEMBERED_TOPIC
            ? topic
            : topic.substring(0, topic.offsetByCodePoints(0, REMEMBERED_TOPIC / 2)) + "…";
    return shown + "\n" + outcome.answer();
  }

  /** Whether the receipt was removed when a participant's content was erased. */
  public boolean isErased() {
    return receipt.equals(ERASED);
  }

  /** The key of this row. */
  public TimePosition<DebateId> key() {
    return new TimePosition<>(createdAt, id);
  }
}
