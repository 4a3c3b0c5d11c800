package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A stored run.
 *
 * @param welfare the welfare of the answer, once the query is settled
 * @param isWinner whether the answer won; at most one does for a query
 */
public record ModelRun(
    RunId id, ModelRunDraft draft, Option<Double> welfare, boolean isWinner, Instant createdAt) {

  /** A new one. */
  public static ModelRun recorded(RunId id, ModelRunDraft draft, Instant now) {
    return new ModelRun(id, draft, Option.none(), false, now);
  }

  /** With its welfare, and whether it won. */
  public ModelRun settled(double value, boolean won) {
    return new ModelRun(id, draft, Option.some(value), won, createdAt);
  }

  /** With another response. */
  public ModelRun responded(Option<String> text) {
    return new ModelRun(id, draft.responded(text), welfare, isWinner, createdAt);
  }

  public boolean isAnswer() {
    return draft.round() == RunRound.ANSWER;
  }

  /** Its position in a list. */
  public TimePosition<RunId> position() {
    return new TimePosition<>(createdAt, id);
  }
}
