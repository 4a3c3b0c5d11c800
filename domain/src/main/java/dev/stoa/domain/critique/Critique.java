package dev.stoa.domain.critique;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** A filed critique, with its verdict once it is judged. */
public record Critique(
    CritiqueId id, CritiqueDraft draft, Instant filedAt, Option<Verdict> verdict) {

  /** The error of the critic's prediction of its usefulness. */
  public Option<Double> predictionError() {
    return verdict.map(passed -> Math.abs(draft.expectedUsefulness() - passed.actualUsefulness()));
  }

  /** Whether it has this verdict. */
  public boolean isJudged(CritiqueJudgement judgement) {
    return verdict.exists(passed -> passed.says(judgement));
  }

  /** With a verdict; refused if it has one. */
  public Either<CritiqueRefused, Critique> judged(CritiqueJudgement judgement, Instant now) {
    if (verdict.isDefined()) {
      return Either.left(new CritiqueRefused.AlreadyJudged(id, verdict.get()));
    }
    Verdict passed = new Verdict(judgement.ledToImprovement(), judgement.actualUsefulness(), now);
    return Either.right(new Critique(id, draft, filedAt, Option.some(passed)));
  }
}
