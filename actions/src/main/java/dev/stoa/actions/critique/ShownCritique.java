package dev.stoa.actions.critique;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.Verdict;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A critique with its verdict once it is judged. */
record ShownCritique(
    long critiqueId,
    String debateId,
    AgentName agent,
    @Param("Whose proposal it is.") Option<AgentName> target,
    Seq<String> issues,
    Seq<String> suggestions,
    double severity,
    Option<String> reasoning,
    @Param("How useful the critic expected it to be.") double expectedUsefulness,
    Instant filedAt,
    @Param("Whether it led to an improvement.") Option<Result> verdict,
    Option<Double> actualUsefulness,
    @Param("How far apart the two are.") Option<Double> predictionError,
    Option<Instant> judgedAt) {

  /** What became of a critique. */
  enum Result {
    HELPED,
    FAILED
  }

  static ShownCritique of(Critique critique) {
    CritiqueDraft draft = critique.draft();
    Option<Verdict> verdict = critique.verdict();
    return new ShownCritique(
        critique.id().value(),
        draft.debateId(),
        draft.agent(),
        draft.target(),
        draft.issues(),
        draft.suggestions(),
        draft.severity(),
        draft.reasoning(),
        draft.expectedUsefulness(),
        critique.filedAt(),
        verdict.map(passed -> passed.ledToImprovement() ? Result.HELPED : Result.FAILED),
        verdict.map(Verdict::actualUsefulness),
        critique.predictionError(),
        verdict.map(Verdict::judgedAt));
  }
}
