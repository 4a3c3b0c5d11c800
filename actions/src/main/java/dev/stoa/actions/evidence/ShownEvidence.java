package dev.stoa.actions.evidence;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceQuality;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.evidence.QualityTier;
import dev.stoa.domain.evidence.SourceType;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** An item of evidence with its scores. */
record ShownEvidence(
    EvidenceId evidenceId,
    EvidenceSource source,
    Option<String> title,
    String snippet,
    Option<String> url,
    double reliability,
    CanonicalJson metadata,
    SourceType sourceType,
    @Param("How far it can be trusted, by its source and text.") double confidence,
    Seq<String> topics,
    @Param("The weighted mean of the scores.") double quality,
    QualityTier tier,
    Scores scores,
    Instant createdAt,
    Instant updatedAt) {

  /** The scores that make the quality. */
  record Scores(
      double relevance,
      double semantic,
      double freshness,
      double authority,
      double completeness,
      double consistency) {

    private static Scores of(EvidenceQuality quality) {
      return new Scores(
          quality.relevance(),
          quality.semantic(),
          quality.freshness(),
          quality.authority(),
          quality.completeness(),
          quality.consistency());
    }
  }

  static ShownEvidence of(Evidence evidence) {
    return new ShownEvidence(
        evidence.id(),
        evidence.source(),
        evidence.draft().title(),
        evidence.draft().snippet(),
        evidence.draft().url(),
        evidence.draft().reliability(),
        evidence.draft().metadata(),
        evidence.enrichment().type(),
        evidence.enrichment().confidence(),
        evidence.enrichment().topics(),
        evidence.quality().overall(),
        evidence.quality().tier(),
        Scores.of(evidence.quality()),
        evidence.createdAt(),
        evidence.updatedAt());
  }
}
