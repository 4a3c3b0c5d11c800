package dev.stoa.domain.critique;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** A critique on file, and what came of it once that is known. */
public record Critique(
    CritiqueId id, CritiqueDraft said, Instant filedAt, Option<Verdict> verdict) {

  /** How far the critic was off about its usefulness. */
  public Option<Double> predictionError() {
    return verdict.map(passed -> Math.abs(said.expectedUsefulness() - passed.actualUsefulness()));
  }

  /** Whether it has been judged just so. */
  public boolean isJudged(Judgement judgement) {
    return verdict.exists(passed -> passed.says(judgement));
  }

  /** With a verdict; a critique that has one keeps it. */
  public Either<CritiqueRefused, Critique> judged(Judgement judgement, Instant now) {
    if (verdict.isDefined()) {
      return Either.left(new CritiqueRefused.AlreadyJudged(id, verdict.get()));
    }
    Verdict passed = new Verdict(judgement.ledToImprovement(), judgement.actualUsefulness(), now);
    return Either.right(new Critique(id, said, filedAt, Option.some(passed)));
  }
}
