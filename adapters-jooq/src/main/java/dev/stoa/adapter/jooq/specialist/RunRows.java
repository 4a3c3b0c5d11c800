package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.ModelRuns.MODEL_RUNS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.ModelRunDraftBuilder;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.RunRound;
import dev.stoa.domain.specialist.SealedRun;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column of {@code model_runs} holds what. */
final class RunRows {

  /** Of which only what the query settled changes. */
  static final Rows<ModelRun> SETTLED =
      Rows.<ModelRun>of(MODEL_RUNS)
          .key(MODEL_RUNS.RUN_ID, run -> run.id().value())
          .set(MODEL_RUNS.CREATED_AT, ModelRun::createdAt)
          .changing()
          .maybe(MODEL_RUNS.VCG_WELFARE_SCORE, ModelRun::welfare)
          .set(MODEL_RUNS.VCG_WINNER, ModelRun::isWinner);

  private static final Rows<SealedRun> RESPONSE =
      Rows.<SealedRun>of(MODEL_RUNS)
          .changing()
          .maybe(MODEL_RUNS.RAW_RESPONSE, sealedRun -> sealedRun.response().map(SealedText::text))
          .maybe(
              MODEL_RUNS.KEY_ID,
              sealedRun -> sealedRun.response().flatMap(SealedText::key).map(KeyId::value));

  /** Of which only the response changes. */
  static final Rows<SealedRun> RESPONSES =
      RESPONSE.key(MODEL_RUNS.RUN_ID, sealedRun -> sealedRun.run().id().value());

  static final Rows<SealedRun> RUNS =
      Rows.of(MODEL_RUNS, RunRows::run)
          .including(SETTLED, SealedRun::run)
          .including(drafts(), sealedRun -> sealedRun.run().draft())
          .including(RESPONSE, sealedRun -> sealedRun);

  private RunRows() {}

  private static Rows<ModelRunDraft> drafts() {
    return Rows.<ModelRunDraft>of(MODEL_RUNS)
        .maybe(MODEL_RUNS.QUERY_ID, draft -> draft.queryId().map(QueryId::value))
        .set(MODEL_RUNS.CONVERSATION_ID, draft -> draft.conversationId().value())
        .set(MODEL_RUNS.SPECIALIST, draft -> draft.specialist().value())
        .set(MODEL_RUNS.ROUND, draft -> draft.round().label())
        .maybe(MODEL_RUNS.UTILITY_SCORE, ModelRunDraft::utility)
        .maybe(MODEL_RUNS.CONFIDENCE_SCORE, ModelRunDraft::confidence)
        .set(
            MODEL_RUNS.CORRECTIONS_APPLIED,
            draft -> JsonColumn.of(draft.corrections().map(CorrectionId::value)))
        .maybe(MODEL_RUNS.LATENCY_MS, ModelRunDraft::latencyMs)
        .set(MODEL_RUNS.DOMAIN, draft -> draft.domain().value())
        .maybe(MODEL_RUNS.DOMAIN_L0, ModelRunDraft::domainRoot)
        .maybe(MODEL_RUNS.DOMAIN_PATH, ModelRunDraft::domainPath);
  }

  private static SealedRun run(Row row) throws SQLException {
    Seq<CorrectionId> corrections =
        Option.of(row.get(MODEL_RUNS.CORRECTIONS_APPLIED))
            .map(json -> JsonColumn.texts(json).map(CorrectionId::new))
            .getOrElse(Vector.empty());
    ModelRun run =
        new ModelRun(
            new RunId(row.get(MODEL_RUNS.RUN_ID)),
            ModelRunDraftBuilder.builder()
                .queryId(Option.of(row.get(MODEL_RUNS.QUERY_ID)).map(QueryId::new))
                .conversationId(new ConversationId(row.get(MODEL_RUNS.CONVERSATION_ID)))
                .specialist(new SpecialistName(row.get(MODEL_RUNS.SPECIALIST)))
                .round(RunRound.labelled(row.get(MODEL_RUNS.ROUND)))
                .rawResponse(Option.none())
                .utility(Option.of(row.get(MODEL_RUNS.UTILITY_SCORE)))
                .confidence(Option.of(row.get(MODEL_RUNS.CONFIDENCE_SCORE)))
                .corrections(corrections)
                .latencyMs(Option.of(row.get(MODEL_RUNS.LATENCY_MS)))
                .domain(new Discipline(row.get(MODEL_RUNS.DOMAIN)))
                .domainRoot(Option.of(row.get(MODEL_RUNS.DOMAIN_L0)))
                .domainPath(Option.of(row.get(MODEL_RUNS.DOMAIN_PATH)))
                .build(),
            Option.of(row.get(MODEL_RUNS.VCG_WELFARE_SCORE)),
            row.get(MODEL_RUNS.VCG_WINNER),
            row.get(MODEL_RUNS.CREATED_AT));
    Option<KeyId> key = Option.of(row.get(MODEL_RUNS.KEY_ID)).map(KeyId::new);
    return new SealedRun(
        run, Option.of(row.get(MODEL_RUNS.RAW_RESPONSE)).map(text -> new SealedText(key, text)));
  }
}
