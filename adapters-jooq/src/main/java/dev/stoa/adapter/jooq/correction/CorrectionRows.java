package dev.stoa.adapter.jooq.correction;

import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionKind;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.CorrectionSource;
import dev.stoa.domain.correction.DecayClass;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.schema.Json;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Between the columns of {@code corrections} and the domain. */
final class CorrectionRows {

  private CorrectionRows() {}

  static void bind(Binds binds, Correction correction) throws SQLException {
    CorrectionDraft draft = correction.draft();
    binds
        .set(CORRECTIONS.CREATED_AT, correction.createdAt())
        .set(CORRECTIONS.SUBJECT, draft.subject())
        .set(CORRECTIONS.DOMAIN, draft.domain().value())
        .set(CORRECTIONS.CLAIM, draft.claim())
        .set(CORRECTIONS.REJECTED, draft.rejected().getOrElse(""))
        .set(CORRECTIONS.CONFIDENCE, draft.confidence())
        .set(CORRECTIONS.SOURCE, draft.source().label())
        .set(CORRECTIONS.DECAY_CLASS, draft.decayClass().name())
        .set(CORRECTIONS.KIND, draft.kind().label())
        .set(CORRECTIONS.PINNED, draft.pinned())
        .set(CORRECTIONS.PROJECT_ID, draft.scope().projectId().map(ProjectId::value).getOrNull())
        .set(
            CORRECTIONS.CONVERSATION_ID,
            draft.scope().conversationId().map(ConversationId::value).getOrNull())
        .set(CORRECTIONS.METADATA, new Json(draft.metadata().text()));
    bindChanging(binds, correction);
  }

  static void bindChanging(Binds binds, Correction correction) throws SQLException {
    binds
        .set(CORRECTIONS.ID, correction.id().value())
        .set(CORRECTIONS.EFFECTIVE_CONFIDENCE, correction.effectiveConfidence())
        .set(
            CORRECTIONS.SCOPE,
            correction.isActive() ? correction.draft().scope().label() : CorrectionSql.SUPERSEDED)
        .set(
            CORRECTIONS.SUPERSEDED_BY,
            correction.supersededBy().map(CorrectionId::value).getOrNull());
  }

  static Correction correction(Row row) throws SQLException {
    String rejected = row.get(CORRECTIONS.REJECTED);
    return new Correction(
        new CorrectionId(row.get(CORRECTIONS.ID)),
        new CorrectionDraft(
            row.get(CORRECTIONS.SUBJECT),
            new Discipline(row.get(CORRECTIONS.DOMAIN)),
            row.get(CORRECTIONS.CLAIM),
            Option.when(!rejected.isEmpty(), rejected),
            row.get(CORRECTIONS.CONFIDENCE),
            CorrectionSource.labelled(row.get(CORRECTIONS.SOURCE)),
            DecayClass.valueOf(row.get(CORRECTIONS.DECAY_CLASS)),
            CorrectionKind.labelled(row.get(CORRECTIONS.KIND)),
            row.get(CORRECTIONS.PINNED),
            new CorrectionScope(
                Option.of(row.get(CORRECTIONS.PROJECT_ID)).map(ProjectId::new),
                Option.of(row.get(CORRECTIONS.CONVERSATION_ID)).map(ConversationId::new)),
            JsonColumn.canonical(row.get(CORRECTIONS.METADATA))),
        row.get(CORRECTIONS.CREATED_AT),
        row.get(CORRECTIONS.EFFECTIVE_CONFIDENCE),
        !CorrectionSql.SUPERSEDED.equals(row.get(CORRECTIONS.SCOPE)),
        Option.of(row.get(CORRECTIONS.SUPERSEDED_BY)).map(CorrectionId::new));
  }
}
