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
    CorrectionDraft said = correction.said();
    binds
        .set(CORRECTIONS.CREATED_AT, correction.createdAt())
        .set(CORRECTIONS.SUBJECT, said.subject())
        .set(CORRECTIONS.DOMAIN, said.domain().value())
        .set(CORRECTIONS.CLAIM, said.claim())
        .set(CORRECTIONS.REJECTED, said.rejected().getOrElse(""))
        .set(CORRECTIONS.CONFIDENCE, said.confidence())
        .set(CORRECTIONS.SOURCE, said.source().label())
        .set(CORRECTIONS.DECAY_CLASS, said.decayClass().name())
        .set(CORRECTIONS.KIND, said.kind().label())
        .set(CORRECTIONS.PINNED, said.pinned())
        .set(CORRECTIONS.PROJECT_ID, said.scope().projectId().map(ProjectId::value).getOrNull())
        .set(
            CORRECTIONS.CONVERSATION_ID,
            said.scope().conversationId().map(ConversationId::value).getOrNull())
        .set(CORRECTIONS.METADATA, new Json(said.metadata().text()));
    bindChanging(binds, correction);
  }

  static void bindChanging(Binds binds, Correction correction) throws SQLException {
    binds
        .set(CORRECTIONS.ID, correction.id().value())
        .set(CORRECTIONS.EFFECTIVE_CONFIDENCE, correction.effectiveConfidence())
        .set(
            CORRECTIONS.SCOPE,
            correction.isActive() ? correction.said().scope().label() : CorrectionSql.SUPERSEDED)
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
