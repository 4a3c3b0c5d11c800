package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.schema.generated.tables.DebateEvidence.DEBATE_EVIDENCE;
import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationDraft;
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

/** Which column holds what of evidence and of its citations. */
final class EvidenceRows {

  static final Rows<Evidence> STORED =
      Rows.of(EVIDENCE, EvidenceRows::evidence)
          .key(EVIDENCE.ID, evidence -> evidence.id().value())
          .derived(EVIDENCE.CONTENT_HASH, evidence -> evidence.draft().contentHash())
          .set(EVIDENCE.SOURCE, evidence -> evidence.draft().source().value())
          .maybe(EVIDENCE.TITLE, evidence -> evidence.draft().title())
          .set(EVIDENCE.SNIPPET, evidence -> evidence.draft().snippet())
          .maybe(EVIDENCE.URL, evidence -> evidence.draft().url())
          .set(EVIDENCE.RELIABILITY_SCORE, evidence -> evidence.draft().reliability())
          .set(EVIDENCE.METADATA_JSON, evidence -> new Json(evidence.draft().metadata().text()))
          .set(EVIDENCE.CREATED_AT, Evidence::createdAt)
          .changing()
          .set(EVIDENCE.UPDATED_AT, Evidence::updatedAt)
          .set(
              EVIDENCE.ENRICHED_METADATA_JSON,
              evidence -> JsonColumn.of(enriched(evidence.enrichment())))
          .set(EVIDENCE.QUALITY_SCORES_JSON, evidence -> JsonColumn.of(scores(evidence.quality())));

  static final Rows<Citation> CITATIONS =
      Rows.of(DEBATE_EVIDENCE, EvidenceRows::citation)
          .key(DEBATE_EVIDENCE.DEBATE_ID, Citation::debateId)
          .key(DEBATE_EVIDENCE.EVIDENCE_ID, citation -> citation.evidence().value())
          .changing()
          .set(DEBATE_EVIDENCE.ROUND_NUMBER, citation -> citation.draft().round())
          .set(DEBATE_EVIDENCE.RELEVANCE_SCORE, citation -> citation.draft().relevance())
          .set(DEBATE_EVIDENCE.USED_IN_CONSENSUS, citation -> citation.draft().usedInConsensus())
          .set(DEBATE_EVIDENCE.CREATED_AT, Citation::createdAt);

  private EvidenceRows() {}

  private static Evidence evidence(Row row) throws SQLException {
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

  private static Citation citation(Row row) throws SQLException {
    return new Citation(
        new EvidenceId(row.get(DEBATE_EVIDENCE.EVIDENCE_ID)),
        new CitationDraft(
            row.get(DEBATE_EVIDENCE.DEBATE_ID),
            row.get(DEBATE_EVIDENCE.ROUND_NUMBER),
            row.get(DEBATE_EVIDENCE.RELEVANCE_SCORE),
            row.get(DEBATE_EVIDENCE.USED_IN_CONSENSUS)),
        row.get(DEBATE_EVIDENCE.CREATED_AT));
  }
}
