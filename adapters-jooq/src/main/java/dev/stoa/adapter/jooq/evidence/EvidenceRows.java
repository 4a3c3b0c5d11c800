package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.evidence.Enrichment;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceQuality;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.evidence.SourceType;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.schema.Json;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Between the columns of {@code evidence} and the domain. */
final class EvidenceRows {

  private EvidenceRows() {}

  static void bind(Binds binds, Evidence evidence) throws SQLException {
    EvidenceDraft draft = evidence.draft();
    binds
        .set(EVIDENCE.CONTENT_HASH, draft.contentHash())
        .set(EVIDENCE.SOURCE, draft.source().value())
        .set(EVIDENCE.TITLE, draft.title().getOrNull())
        .set(EVIDENCE.SNIPPET, draft.snippet())
        .set(EVIDENCE.URL, draft.url().getOrNull())
        .set(EVIDENCE.RELIABILITY_SCORE, draft.reliability())
        .set(EVIDENCE.CREATED_AT, evidence.createdAt())
        .set(EVIDENCE.METADATA_JSON, new Json(draft.metadata().text()));
    bindAssessed(binds, evidence);
  }

  static void bindAssessed(Binds binds, Evidence evidence) throws SQLException {
    binds
        .set(EVIDENCE.ID, evidence.id().value())
        .set(EVIDENCE.UPDATED_AT, evidence.updatedAt())
        .set(EVIDENCE.ENRICHED_METADATA_JSON, JsonColumn.of(enriched(evidence.enrichment())))
        .set(EVIDENCE.QUALITY_SCORES_JSON, JsonColumn.of(scores(evidence.quality())));
  }

  static Evidence evidence(Row row) throws SQLException {
    return new Evidence(
        new EvidenceId(row.get(EVIDENCE.ID)),
        new EvidenceDraft(
            new EvidenceSource(row.get(EVIDENCE.SOURCE)),
            Option.of(row.get(EVIDENCE.TITLE)),
            row.get(EVIDENCE.SNIPPET),
            Option.of(row.get(EVIDENCE.URL)),
            row.get(EVIDENCE.RELIABILITY_SCORE),
            JsonColumn.canonical(row.get(EVIDENCE.METADATA_JSON))),
        enrichment(JsonColumn.object(row.get(EVIDENCE.ENRICHED_METADATA_JSON))),
        quality(JsonColumn.object(row.get(EVIDENCE.QUALITY_SCORES_JSON))),
        row.get(EVIDENCE.CREATED_AT),
        row.get(EVIDENCE.UPDATED_AT));
  }

  private static JsonObject enriched(Enrichment found) {
    return JsonObject.builder()
        .put("source_type", found.type().label())
        .put("confidence", found.confidence())
        .put("has_citations", found.citations())
        .put("has_code", found.code())
        .put("has_data", found.data())
        .put("word_count", found.words())
        .put("topics", JsonColumn.array(found.topics()))
        .build();
  }

  private static Enrichment enrichment(JsonObject json) {
    return new Enrichment(
        SourceType.labelled(JsonColumn.text(json, "source_type")),
        JsonColumn.number(json, "confidence"),
        JsonColumn.flag(json, "has_citations"),
        JsonColumn.flag(json, "has_code"),
        JsonColumn.flag(json, "has_data"),
        (long) JsonColumn.number(json, "word_count"),
        JsonColumn.texts(json, "topics"));
  }

  private static JsonObject scores(EvidenceQuality quality) {
    return JsonObject.builder()
        .put("relevance", quality.relevance())
        .put("semantic", quality.semantic())
        .put("freshness", quality.freshness())
        .put("authority", quality.authority())
        .put("completeness", quality.completeness())
        .put("consistency", quality.consistency())
        .put("overall", quality.overall())
        .build();
  }

  private static EvidenceQuality quality(JsonObject json) {
    return new EvidenceQuality(
        JsonColumn.number(json, "relevance"),
        JsonColumn.number(json, "semantic"),
        JsonColumn.number(json, "freshness"),
        JsonColumn.number(json, "authority"),
        JsonColumn.number(json, "completeness"),
        JsonColumn.number(json, "consistency"));
  }
}
