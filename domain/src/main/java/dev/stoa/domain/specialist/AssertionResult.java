package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A recorded result of an assertion.
 *
 * @param bonusApplied what it did to the utility; not above 0 if it failed
 */
@RecordBuilder
public record AssertionResult(
    AssertionId id,
    QuerySessionId session,
    String name,
    AssertionLevel level,
    boolean passed,
    double bonusApplied,
    long retries,
    double latencyMs,
    Option<String> message,
    Option<Discipline> domain,
    Option<String> policy,
    Instant createdAt) {

  /** A new one. */
  public static AssertionResult recorded(AssertionId id, AssertionDraft draft, Instant now) {
    return new AssertionResult(
        id,
        draft.session(),
        draft.name(),
        draft.level(),
        draft.passed(),
        // Adding zero turns minus zero into zero.
        draft.bonusApplied() + 0.0,
        draft.retries(),
        draft.latencyMs(),
        draft.message(),
        draft.domain(),
        draft.policy(),
        now);
  }

  /** Whether it is of level info and had something to say. */
  boolean fired() {
    return level == AssertionLevel.INFO && passed && message.isDefined();
  }

  /** Its position in a list. */
  public TimePosition<AssertionId> position() {
    return new TimePosition<>(createdAt, id);
  }
}
