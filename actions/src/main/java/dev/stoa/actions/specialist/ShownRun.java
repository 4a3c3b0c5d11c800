package dev.stoa.actions.specialist;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.RunRound;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A specialist's run. */
record ShownRun(
    RunId runId,
    Option<QueryId> queryId,
    String conversationId,
    SpecialistName specialist,
    RunRound round,
    Option<String> response,
    Option<Double> utility,
    Option<Double> confidence,
    @Param("Known when the query is settled.") Option<Double> welfare,
    boolean winner,
    @Param("Those in its prompt.") Seq<CorrectionId> corrections,
    @Param("The time to its first token.") Option<Double> latencyMs,
    Discipline domain,
    Option<String> domainRoot,
    Option<String> domainPath,
    Instant createdAt) {

  static ShownRun of(ModelRun run) {
    return new ShownRun(
        run.id(),
        run.draft().queryId(),
        run.draft().conversationId().value(),
        run.draft().specialist(),
        run.draft().round(),
        run.draft().rawResponse(),
        run.draft().utility(),
        run.draft().confidence(),
        run.welfare(),
        run.isWinner(),
        run.draft().corrections(),
        run.draft().latencyMs(),
        run.draft().domain(),
        run.draft().domainRoot(),
        run.draft().domainPath(),
        run.createdAt());
  }
}
