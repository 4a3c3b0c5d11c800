package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.Tables.CRITIQUES;

import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.Verdict;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.schema.Json;
import dev.stoa.schema.generated.tables.records.CritiquesRecord;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Between the columns of {@code critiques} and the types of the domain. */
final class CritiqueRows {

  private static final double MIDDLING = 0.5;

  private CritiqueRows() {}

  static CritiquesRecord row(CritiqueDraft draft, Instant filedAt) {
    CritiquesRecord row = new CritiquesRecord();
    row.set(CRITIQUES.DEBATE_ID, draft.debateId());
    row.set(CRITIQUES.AGENT, draft.agent().value());
    row.set(CRITIQUES.TARGET_AGENT, draft.target().map(AgentName::value).getOrNull());
    row.set(CRITIQUES.ISSUES, json(draft.issues()));
    row.set(CRITIQUES.SUGGESTIONS, json(draft.suggestions()));
    row.set(CRITIQUES.SEVERITY, draft.severity());
    row.set(CRITIQUES.REASONING, draft.reasoning().getOrNull());
    row.set(CRITIQUES.EXPECTED_USEFULNESS, draft.expectedUsefulness());
    row.set(CRITIQUES.CREATED_AT, filedAt);
    return row;
  }

  static Critique critique(CritiquesRecord row) {
    return new Critique(
        new CritiqueId(row.getId()), draft(row), row.getCreatedAt(), Option.of(verdict(row)));
  }

  private static CritiqueDraft draft(CritiquesRecord row) {
    return new CritiqueDraft(
        row.getDebateId(),
        new AgentName(row.getAgent()),
        Option.of(row.getTargetAgent()).map(AgentName::new),
        lines(row.getIssues()),
        lines(row.getSuggestions()),
        Option.of(row.getSeverity()).getOrElse(MIDDLING),
        Option.of(row.getReasoning()),
        Option.of(row.getExpectedUsefulness()).getOrElse(MIDDLING));
  }

  private static Verdict verdict(CritiquesRecord row) {
    return row.getJudgedAt() == null
        ? null
        : new Verdict(row.getLedToImprovement(), row.getActualUsefulness(), row.getJudgedAt());
  }

  private static Json json(Seq<String> lines) {
    return new Json(CanonicalJson.of(new JsonArray(lines.map(JsonString::new))).text());
  }

  private static Seq<String> lines(Json json) {
    if (json == null) {
      return Vector.empty();
    }
    return ((JsonArray) JsonParser.parse(json.text()))
        .values()
        .map(value -> ((JsonString) value).value())
        .toVector();
  }
}
