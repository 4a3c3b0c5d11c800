package dev.stoa.imports.aragora;

import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.Enrichment;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceQuality;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.evidence.SourceType;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/** The evidence of Aragora, and which debates cited it. */
final class AragoraEvidence {

  private final ImportRun run;
  private final ForeignStore store;

  AragoraEvidence(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
  }

  void run() {
    run.table(store, "evidence", "evidence")
        .knowing("content_hash")
        .intoChecked(this::evidence, this::keep);
    run.table(store, "debate_evidence", "citations of evidence")
        .key("debate_id", "evidence_id")
        .intoChecked(this::citation, this::cite);
  }

  private Evidence evidence(ForeignRow row) {
    Members enriched = Members.of(row, "enriched_metadata_json");
    Members quality = Members.of(row, "quality_scores_json");
    Instant created = run.stamps().require(row, "created_at");
    return new Evidence(
        new EvidenceId(row.required("id")),
        new EvidenceDraft(
            new EvidenceSource(row.required("source")),
            row.nonBlank("title"),
            row.required("snippet"),
            row.nonBlank("url"),
            row.real("reliability_score", EvidenceDraft.USUAL_RELIABILITY),
            metadata(Members.of(row, "metadata_json"), enriched)),
        new Enrichment(
            SourceType.labelled(enriched.nonBlank("source_type").getOrElse("unknown")),
            enriched.number("confidence", 0.5),
            enriched.flag("has_citations"),
            enriched.flag("has_code"),
            enriched.flag("has_data"),
            (long) enriched.number("word_count", 0),
            enriched.texts("topics").take(Enrichment.MAX_TOPICS)),
        new EvidenceQuality(
            quality.number("relevance_score", 0.5),
            quality.number("semantic_score", 0.5),
            quality.number("freshness_score", 0.5),
            quality.number("authority_score", 0.5),
            quality.number("completeness_score", 0.5),
            quality.number("consistency_score", 0.5)),
        created,
        run.stamps().read(row, "updated_at").getOrElse(created));
  }

  /** What enrichment found there and has no place here stays with the metadata. */
  private static CanonicalJson metadata(Members own, Members enriched) {
    CanonicalJson rest =
        enriched.without(
            "source_type",
            "confidence",
            "has_citations",
            "has_code",
            "has_data",
            "word_count",
            "topics",
            "content_hash");
    JsonObject all =
        rest.equals(CanonicalJson.EMPTY_OBJECT)
            ? own.object()
            : new JsonObject(
                own.object().members().put("imported_enrichment", JsonParser.parse(rest.text())));
    return new Members(all).without();
  }

  private Seq<Option<String>> keep(Seq<Evidence> batch) {
    Set<EvidenceId> taken =
        run.storage().evidenceItems().find(batch.map(Evidence::id)).map(Evidence::id).toSet();
    Seq<Evidence> fresh = batch.reject(one -> taken.contains(one.id()));
    Seq<Evidence> saved = run.storage().evidenceItems().keep(fresh);
    Set<EvidenceId> stored = saved.map(Evidence::id).toSet();
    run.index(fresh.filter(one -> stored.contains(one.id())).map(Evidence::document));
    return batch.map(
        one ->
            taken.contains(one.id())
                ? Option.some("evidence with this id is here already")
                : Option.when(
                    !stored.contains(one.id()), "evidence with the same snippet is here already"));
  }

  private Citation citation(ForeignRow row) {
    return new Citation(
        new EvidenceId(row.required("evidence_id")),
        new CitationDraft(
            row.required("debate_id"),
            row.whole("round_number", 0),
            row.real("relevance_score", 0.5),
            row.flag("used_in_consensus")),
        run.stamps().require(row, "created_at"));
  }

  private Seq<Option<String>> cite(Seq<Citation> batch) {
    Set<EvidenceId> known =
        run.storage()
            .evidenceItems()
            .find(batch.map(Citation::evidence).distinct())
            .map(Evidence::id)
            .toSet();
    run.storage().citations().save(batch.filter(one -> known.contains(one.evidence())));
    return batch.map(
        one ->
            Option.when(
                !known.contains(one.evidence()),
                "it cites the evidence " + one.evidence() + ", which is not here"));
  }
}
