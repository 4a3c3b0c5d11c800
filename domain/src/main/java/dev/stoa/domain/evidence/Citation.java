package dev.stoa.domain.evidence;

import java.time.Instant;

/** A debate cites an item of evidence. */
public record Citation(EvidenceId evidence, CitationDraft said, Instant createdAt) {

  public String debateId() {
    return said.debateId();
  }

  /** Its position in the list of its debate. */
  public CitationPosition position() {
    return new CitationPosition(said.round(), said.relevance(), evidence);
  }
}
