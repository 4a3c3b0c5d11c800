package dev.stoa.application.critique;

import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.CritiqueJudgement;
import dev.stoa.domain.critique.CritiqueRefused;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternLesson;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * Judges a critique; locks are taken in one order: the critique, the patterns, the critic, the
 * relationship.
 */
final class RecordVerdict {

  private final Critiques critiques;
  private final LearnPatterns learn;
  private final TallyReputation tally;
  private final RelateCritics relate;
  private final InstantSource clock;

  RecordVerdict(
      Critiques critiques,
      LearnPatterns learn,
      TallyReputation tally,
      RelateCritics relate,
      InstantSource clock) {
    this.critiques = critiques;
    this.learn = learn;
    this.tally = tally;
    this.relate = relate;
    this.clock = clock;
  }

  Either<CritiqueRefused, Critique> judge(CritiqueId id, CritiqueJudgement judgement) {
    return critiques
        .lock(id)
        .<CritiqueRefused>toEither(() -> new CritiqueRefused.Unknown(id))
        .flatMap(
            filed ->
                filed.isJudged(judgement)
                    ? Either.right(filed)
                    : filed
                        .judged(judgement, clock.instant())
                        .peek(judged -> keep(judged, judgement)));
  }

  private void keep(Critique judged, CritiqueJudgement judgement) {
    double error = judged.predictionError().get();
    judged.verdict().forEach(verdict -> critiques.judge(judged.id(), verdict, error));
    CritiqueDraft draft = judged.draft();
    learn.learnAll(
        draft
            .issues()
            .distinctBy(PatternId::of)
            .map(issue -> lesson(issue, draft, judgement, error)));
    tally.judged(draft.agent(), judgement.ledToImprovement(), error);
    if (judgement.ledToImprovement()) {
      relate.accepted(draft);
    }
  }

  private static PatternLesson lesson(
      String issue, CritiqueDraft draft, CritiqueJudgement judgement, double error) {
    return new PatternLesson(
        issue,
        judgement.ledToImprovement(),
        draft.severity(),
        draft.suggestions().headOption(),
        judgement.fix(),
        Option.some(error));
  }
}
