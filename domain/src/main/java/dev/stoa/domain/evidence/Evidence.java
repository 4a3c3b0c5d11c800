package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import java.time.Instant;

/** A stored item of evidence with what was found out about it. */
public record Evidence(
    EvidenceId id,
    EvidenceDraft draft,
    Enrichment enrichment,
    EvidenceQuality quality,
    Instant createdAt,
    Instant updatedAt) {

  /** New evidence, enriched and scored. */
  public static Evidence collected(
      EvidenceId id, EvidenceDraft draft, Subject subject, Instant now) {
    Enrichment enrichment = Enrichment.of(draft);
    return new Evidence(
        id, draft, enrichment, QualityScoring.of(draft, enrichment, subject, now), now, now);
  }

  /** Scored again, for a subject and as of now. */
  public Evidence assessed(Subject subject, Instant now) {
    Enrichment again = Enrichment.of(draft);
    return new Evidence(
        id, draft, again, QualityScoring.of(draft, again, subject, now), createdAt, now);
  }

  public EvidenceSource source() {
    return draft.source();
  }

  /** Its position in a list. */
  public TimePosition<EvidenceId> position() {
    return new TimePosition<>(createdAt, id);
  }

  /** Its title, which the index counts twice, its snippet and its topics. */
  public SearchDocument document() {
    return new SearchDocument(
            SearchSource.EVIDENCE,
            id.value(),
            source().value(),
            draft.title().getOrElse("").replaceAll("\\R", " ")
                + "\n"
                + draft.snippet()
                + "\n"
                + enrichment.topics().mkString(" "))
        .at(createdAt);
  }
}
