package dev.stoa.domain.evidence;

import java.time.Instant;

/** A debate cites an item of evidence. */
public record Citation(EvidenceId evidence, CitationDraft draft, Instant createdAt) {

  public String debateId() {
    return draft.debateId();
  }

  /** Its position in the list of its debate. */
  public CitationPosition position() {
    return new CitationPosition(draft.round(), draft.relevance(), evidence);
  }
}
