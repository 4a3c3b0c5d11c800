package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.Critiques.CRITIQUES;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.Verdict;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Maps the columns of {@code critiques} to the types of the domain. */
final class CritiqueRows {

  private static final double MIDDLING = 0.5;

  private CritiqueRows() {}

  static void bind(Binds binds, Critique filed) throws SQLException {
    CritiqueDraft draft = filed.draft();
    binds
        .set(CRITIQUES.ID, filed.id().value())
        .set(CRITIQUES.DEBATE_ID, draft.debateId())
        .set(CRITIQUES.AGENT, draft.agent().value())
        .set(CRITIQUES.TARGET_AGENT, draft.target().map(AgentName::value).getOrNull())
        .set(CRITIQUES.ISSUES, JsonColumn.of(draft.issues()))
        .set(CRITIQUES.SUGGESTIONS, JsonColumn.of(draft.suggestions()))
        .set(CRITIQUES.SEVERITY, draft.severity())
        .set(CRITIQUES.REASONING, draft.reasoning().getOrNull())
        .set(CRITIQUES.EXPECTED_USEFULNESS, draft.expectedUsefulness())
        .set(CRITIQUES.CREATED_AT, filed.filedAt());
  }

  static Critique critique(Row row) throws SQLException {
    return new Critique(
        new CritiqueId(row.get(CRITIQUES.ID)),
        draft(row),
        row.get(CRITIQUES.CREATED_AT),
        Option.of(verdict(row)));
  }

  private static CritiqueDraft draft(Row row) throws SQLException {
    return new CritiqueDraft(
        row.get(CRITIQUES.DEBATE_ID),
        new AgentName(row.get(CRITIQUES.AGENT)),
        Option.of(row.get(CRITIQUES.TARGET_AGENT)).map(AgentName::new),
        lines(row.get(CRITIQUES.ISSUES)),
        lines(row.get(CRITIQUES.SUGGESTIONS)),
        Option.of(row.get(CRITIQUES.SEVERITY)).getOrElse(MIDDLING),
        Option.of(row.get(CRITIQUES.REASONING)),
        Option.of(row.get(CRITIQUES.EXPECTED_USEFULNESS)).getOrElse(MIDDLING));
  }

  private static @Nullable Verdict verdict(Row row) throws SQLException {
    Instant judgedAt = row.get(CRITIQUES.JUDGED_AT);
    return judgedAt == null
        ? null
        : new Verdict(
            row.get(CRITIQUES.LED_TO_IMPROVEMENT), row.get(CRITIQUES.ACTUAL_USEFULNESS), judgedAt);
  }

  private static Seq<String> lines(Json json) {
    return json == null ? Vector.empty() : JsonColumn.texts(json);
  }
}
