package dev.stoa.adapter.jooq.correction;

import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.ValidTimes;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionDraftBuilder;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionKind;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.CorrectionSource;
import dev.stoa.domain.correction.DecayClass;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.schema.Json;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column of {@code corrections} holds what. */
final class CorrectionRows {

  static final String SUPERSEDED = "superseded";

  /** Of which only the effective confidence changes, as in a sweep. */
  static final Rows<Correction> SWEPT =
      Rows.of(CORRECTIONS, CorrectionRows::correction)
          .key(CORRECTIONS.ID, correction -> correction.id().value())
          .set(CORRECTIONS.CREATED_AT, Correction::createdAt)
          .including(drafts(), Correction::draft)
          .changing()
          .set(CORRECTIONS.EFFECTIVE_CONFIDENCE, Correction::effectiveConfidence);

  static final Rows<Correction> STORED =
      SWEPT
          .set(CORRECTIONS.SCOPE, CorrectionRows::scope)
          .maybe(
              CORRECTIONS.SUPERSEDED_BY,
              correction -> correction.supersededBy().map(CorrectionId::value))
          .maybe(CORRECTIONS.VALID_FROM, correction -> correction.validity().from())
          .maybe(CORRECTIONS.VALID_UNTIL, correction -> correction.validity().until())
          .maybe(
              CORRECTIONS.FORMER_UNTIL,
              correction -> correction.successor().flatMap(Successor::formerUntil));

  private CorrectionRows() {}

  private static Rows<CorrectionDraft> drafts() {
    return Rows.<CorrectionDraft>of(CORRECTIONS)
        .set(CORRECTIONS.SUBJECT, CorrectionDraft::subject)
        .set(CORRECTIONS.DOMAIN, draft -> draft.domain().value())
        .set(CORRECTIONS.CLAIM, CorrectionDraft::claim)
        .set(CORRECTIONS.REJECTED, draft -> draft.rejected().getOrElse(""))
        .set(CORRECTIONS.CONFIDENCE, CorrectionDraft::confidence)
        .set(CORRECTIONS.SOURCE, draft -> draft.source().label())
        .set(CORRECTIONS.DECAY_CLASS, draft -> draft.decayClass().name())
        .set(CORRECTIONS.KIND, draft -> draft.kind().label())
        .set(CORRECTIONS.PINNED, CorrectionDraft::pinned)
        .maybe(CORRECTIONS.PROJECT_ID, draft -> draft.scope().projectId().map(ProjectId::value))
        .maybe(
            CORRECTIONS.CONVERSATION_ID,
            draft -> draft.scope().conversationId().map(ConversationId::value))
        .set(CORRECTIONS.METADATA, draft -> new Json(draft.metadata().text()));
  }

  private static String scope(Correction correction) {
    return correction.isActive() ? correction.draft().scope().label() : SUPERSEDED;
  }

  private static Correction correction(Row row) throws SQLException {
    String rejected = row.get(CORRECTIONS.REJECTED);
    return new Correction(
        new CorrectionId(row.get(CORRECTIONS.ID)),
        CorrectionDraftBuilder.builder()
            .subject(row.get(CORRECTIONS.SUBJECT))
            .domain(new Discipline(row.get(CORRECTIONS.DOMAIN)))
            .claim(row.get(CORRECTIONS.CLAIM))
            .rejected(Option.when(!rejected.isEmpty(), rejected))
            .confidence(row.get(CORRECTIONS.CONFIDENCE))
            .source(CorrectionSource.labelled(row.get(CORRECTIONS.SOURCE)))
            .decayClass(DecayClass.valueOf(row.get(CORRECTIONS.DECAY_CLASS)))
            .kind(CorrectionKind.labelled(row.get(CORRECTIONS.KIND)))
            .pinned(row.get(CORRECTIONS.PINNED))
            .scope(
                new CorrectionScope(
                    Option.of(row.get(CORRECTIONS.PROJECT_ID)).map(ProjectId::new),
                    Option.of(row.get(CORRECTIONS.CONVERSATION_ID)).map(ConversationId::new)))
            .validity(ValidTimes.validity(row, CORRECTIONS.VALID_FROM, CORRECTIONS.VALID_UNTIL))
            .metadata(JsonColumn.canonical(row.get(CORRECTIONS.METADATA)))
            .build(),
        row.get(CORRECTIONS.CREATED_AT),
        row.get(CORRECTIONS.EFFECTIVE_CONFIDENCE),
        !SUPERSEDED.equals(row.get(CORRECTIONS.SCOPE)),
        ValidTimes.successor(
            row, CORRECTIONS.SUPERSEDED_BY, CorrectionId::new, CORRECTIONS.FORMER_UNTIL));
  }
}
