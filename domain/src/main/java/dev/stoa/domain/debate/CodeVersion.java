package dev.stoa.domain.debate;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A version of the code of a debate session; it is never changed.
 *
 * @param number 1, 2, 3, … within the session
 * @param diff the unified diff from the previous version; none for the first
 */
public record CodeVersion(
    CodeVersionId id,
    DebateSessionId session,
    long number,
    CodeDraft draft,
    Option<String> diff,
    Instant createdAt) {

  /** Refuses a number below 1. */
  public CodeVersion {
    if (number < 1) {
      throw new InvalidValue("version " + number + " is below 1: list the versions to find it");
    }
  }

  /** Where the next page by score begins: after a version of this score and id. */
  public record ScoreKey(double score, CodeVersionId id) {}

  /** The key of this row among those of its language. */
  public TimePosition<CodeVersionId> ageKey() {
    return new TimePosition<>(createdAt, id);
  }
}
