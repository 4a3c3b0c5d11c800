package dev.stoa.imports.aua;

import dev.stoa.application.specialist.SealRun;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraftBuilder;
import dev.stoa.domain.specialist.ModelRuns;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.RunRound;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;

/** The answers of AUA's specialists, and which of them won. */
final class AuaRuns {

  private final ImportRun run;
  private final ForeignStore store;
  private final ModelRuns runs;
  private final SealRun seal;
  private final Map<String, Tuple2<String, Double>> winners = new HashMap<>();

  AuaRuns(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.runs = run.storage().modelRuns();
    this.seal = new SealRun(run.protection().cipher());
  }

  void run() {
    findWinners();
    run.table(store, "model_runs", "model runs of specialists")
        .knowing("tenant_id")
        .key("run_id")
        .intoChecked(this::modelRun, batch -> batch.map(this::keep));
  }

  /** A query may have several winners there; here the one of the highest welfare won. */
  private void findWinners() {
    if (store.columns("model_runs").isEmpty()) {
      return;
    }
    store.each(
        "model_runs",
        Vector.empty(),
        row -> {
          if (row.nonBlank("query_id").isDefined() && row.flag("vcg_winner")) {
            Tuple2<String, Double> one =
                new Tuple2<>(
                    row.text("run_id").getOrElse(""),
                    row.real("vcg_welfare_score", Double.NEGATIVE_INFINITY));
            winners.merge(
                row.required("query_id"),
                one,
                (best, other) -> {
                  run.remark(
                      "queries with several winners have one here, the one of the highest"
                          + " welfare");
                  return other._2 > best._2 ? other : best;
                });
          }
        });
  }

  private ModelRun modelRun(ForeignRow row) {
    String id = row.required("run_id");
    boolean won =
        row.flag("vcg_winner") && row.nonBlank("query_id").forAll(query -> won(query, id));
    return new ModelRun(
        new RunId(id),
        ModelRunDraftBuilder.builder()
            .queryId(row.nonBlank("query_id").map(QueryId::new))
            .conversationId(new ConversationId(row.required("conversation_id")))
            .specialist(
                new SpecialistName(
                    row.nonBlank("specialist").orElse(row.nonBlank("model_id")).getOrElse("?")))
            .round(RunRound.labelled(row.nonBlank("round").getOrElse("answer")))
            .rawResponse(row.nonBlank("raw_response"))
            .utility(row.real("utility_score"))
            .confidence(row.real("confidence_score"))
            .corrections(Members.texts(row, "corrections_applied").map(CorrectionId::new))
            .latencyMs(row.real("latency_ms"))
            .domain(new Discipline(row.nonBlank("domain").getOrElse("general")))
            .domainRoot(row.nonBlank("domain_l0"))
            .domainPath(row.nonBlank("domain_path"))
            .build(),
        row.real("vcg_welfare_score"),
        won,
        run.stamps().require(row, "created_at"));
  }

  private boolean won(String query, String id) {
    Tuple2<String, Double> best = winners.get(query);
    return best != null && best._1.equals(id);
  }

  private Option<String> keep(ModelRun one) {
    if (!runs.hasConversation(one.draft().conversationId())) {
      return Option.some("the conversation " + one.draft().conversationId() + " is not here");
    }
    if (runs.find(one.id()).isDefined()) {
      return Option.some("a run with this id is here already");
    }
    runs.add(seal.seal(one));
    return Option.none();
  }
}
