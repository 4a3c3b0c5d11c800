package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.Critiques.CRITIQUES;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueDraftBuilder;
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

/** Which column of {@code critiques} holds what. */
final class CritiqueRows {

  private static final double MIDDLING = 0.5;

  /** A critique is filed without a verdict. */
  static final Rows<Critique> FILED =
      Rows.of(CRITIQUES, CritiqueRows::critique)
          .key(CRITIQUES.ID, filed -> filed.id().value())
          .set(CRITIQUES.DEBATE_ID, filed -> filed.draft().debateId())
          .set(CRITIQUES.AGENT, filed -> filed.draft().agent().value())
          .maybe(CRITIQUES.TARGET_AGENT, filed -> filed.draft().target().map(AgentName::value))
          .set(CRITIQUES.ISSUES, filed -> JsonColumn.of(filed.draft().issues()))
          .set(CRITIQUES.SUGGESTIONS, filed -> JsonColumn.of(filed.draft().suggestions()))
          .set(CRITIQUES.SEVERITY, filed -> filed.draft().severity())
          .maybe(CRITIQUES.REASONING, filed -> filed.draft().reasoning())
          .set(CRITIQUES.EXPECTED_USEFULNESS, filed -> filed.draft().expectedUsefulness())
          .set(CRITIQUES.CREATED_AT, Critique::filedAt)
          .generated(CRITIQUES.LED_TO_IMPROVEMENT)
          .generated(CRITIQUES.ACTUAL_USEFULNESS)
          .generated(CRITIQUES.JUDGED_AT);

  static final Rows<Judged> JUDGED =
      Rows.<Judged>of(CRITIQUES)
          .key(CRITIQUES.ID, judged -> judged.id().value())
          .changing()
          .set(CRITIQUES.LED_TO_IMPROVEMENT, judged -> judged.verdict().ledToImprovement())
          .set(CRITIQUES.ACTUAL_USEFULNESS, judged -> judged.verdict().actualUsefulness())
          .set(CRITIQUES.JUDGED_AT, judged -> judged.verdict().judgedAt())
          .set(CRITIQUES.PREDICTION_ERROR, Judged::predictionError);

  private CritiqueRows() {}

  /** The verdict on a critique, and how wrong its author's expectation was. */
  record Judged(CritiqueId id, Verdict verdict, double predictionError) {}

  private static Critique critique(Row row) throws SQLException {
    return new Critique(
        new CritiqueId(row.get(CRITIQUES.ID)),
        draft(row),
        row.get(CRITIQUES.CREATED_AT),
        Option.of(verdict(row)));
  }

  private static CritiqueDraft draft(Row row) throws SQLException {
    return CritiqueDraftBuilder.builder()
        .debateId(row.get(CRITIQUES.DEBATE_ID))
        .agent(new AgentName(row.get(CRITIQUES.AGENT)))
        .target(Option.of(row.get(CRITIQUES.TARGET_AGENT)).map(AgentName::new))
        .issues(lines(row.get(CRITIQUES.ISSUES)))
        .suggestions(lines(row.get(CRITIQUES.SUGGESTIONS)))
        .severity(Option.of(row.get(CRITIQUES.SEVERITY)).getOrElse(MIDDLING))
        .reasoning(Option.of(row.get(CRITIQUES.REASONING)))
        .expectedUsefulness(Option.of(row.get(CRITIQUES.EXPECTED_USEFULNESS)).getOrElse(MIDDLING))
        .build();
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
