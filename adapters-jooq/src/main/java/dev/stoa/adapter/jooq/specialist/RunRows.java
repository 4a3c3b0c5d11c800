package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.ModelRuns.MODEL_RUNS;

import dev.stoa.adapter.jooq.sql.Binds;
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
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.RunRound;
import dev.stoa.domain.specialist.SealedRun;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Between the columns of {@code model_runs} and the domain. */
final class RunRows {

  private RunRows() {}

  static void bind(Binds binds, SealedRun sealed) throws SQLException {
    ModelRun run = sealed.run();
    ModelRunDraft draft = run.draft();
    binds
        .set(MODEL_RUNS.QUERY_ID, draft.queryId().map(QueryId::value).getOrNull())
        .set(MODEL_RUNS.CONVERSATION_ID, draft.conversationId().value())
        .set(MODEL_RUNS.SPECIALIST, draft.specialist().value())
        .set(MODEL_RUNS.ROUND, draft.round().label())
        .set(MODEL_RUNS.UTILITY_SCORE, draft.utility().getOrNull())
        .set(MODEL_RUNS.CONFIDENCE_SCORE, draft.confidence().getOrNull())
        .set(
            MODEL_RUNS.CORRECTIONS_APPLIED,
            JsonColumn.of(draft.corrections().map(CorrectionId::value)))
        .set(MODEL_RUNS.LATENCY_MS, draft.latencyMs().getOrNull())
        .set(MODEL_RUNS.DOMAIN, draft.domain().value())
        .set(MODEL_RUNS.DOMAIN_L0, draft.domainRoot().getOrNull())
        .set(MODEL_RUNS.DOMAIN_PATH, draft.domainPath().getOrNull())
        .set(MODEL_RUNS.CREATED_AT, run.createdAt());
    bindSettled(binds, run);
    bindResponse(binds, sealed);
  }

  static void bindResponse(Binds binds, SealedRun sealed) throws SQLException {
    binds
        .set(MODEL_RUNS.RUN_ID, sealed.run().id().value())
        .set(MODEL_RUNS.RAW_RESPONSE, sealed.response().map(SealedText::text).getOrNull())
        .set(
            MODEL_RUNS.KEY_ID,
            sealed.response().flatMap(SealedText::key).map(KeyId::value).getOrNull());
  }

  static void bindSettled(Binds binds, ModelRun run) throws SQLException {
    binds
        .set(MODEL_RUNS.RUN_ID, run.id().value())
        .set(MODEL_RUNS.VCG_WELFARE_SCORE, run.welfare().getOrNull())
        .set(MODEL_RUNS.VCG_WINNER, run.isWinner());
  }

  static SealedRun run(Row row) throws SQLException {
    Seq<CorrectionId> corrections =
        Option.of(row.get(MODEL_RUNS.CORRECTIONS_APPLIED))
            .map(json -> JsonColumn.texts(json).map(CorrectionId::new))
            .getOrElse(Vector.empty());
    ModelRun run =
        new ModelRun(
            new RunId(row.get(MODEL_RUNS.RUN_ID)),
            new ModelRunDraft(
                Option.of(row.get(MODEL_RUNS.QUERY_ID)).map(QueryId::new),
                new ConversationId(row.get(MODEL_RUNS.CONVERSATION_ID)),
                new SpecialistName(row.get(MODEL_RUNS.SPECIALIST)),
                RunRound.labelled(row.get(MODEL_RUNS.ROUND)),
                Option.none(),
                Option.of(row.get(MODEL_RUNS.UTILITY_SCORE)),
                Option.of(row.get(MODEL_RUNS.CONFIDENCE_SCORE)),
                corrections,
                Option.of(row.get(MODEL_RUNS.LATENCY_MS)),
                new Discipline(row.get(MODEL_RUNS.DOMAIN)),
                Option.of(row.get(MODEL_RUNS.DOMAIN_L0)),
                Option.of(row.get(MODEL_RUNS.DOMAIN_PATH))),
            Option.of(row.get(MODEL_RUNS.VCG_WELFARE_SCORE)),
            row.get(MODEL_RUNS.VCG_WINNER),
            row.get(MODEL_RUNS.CREATED_AT));
    Option<KeyId> key = Option.of(row.get(MODEL_RUNS.KEY_ID)).map(KeyId::new);
    return new SealedRun(
        run, Option.of(row.get(MODEL_RUNS.RAW_RESPONSE)).map(text -> new SealedText(key, text)));
  }
}
