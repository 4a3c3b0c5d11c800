package dev.stoa.domain.knowledge;

/** Which entries to include. */
public enum KnowledgeScope {
  /** Live ones. */
  LIVE,
  /** Archived ones. */
  ARCHIVED,
  /** Both. */
  ALL;

  /** Whether the entry is included. */
  public boolean includes(KnowledgeEntry entry) {
    return this == ALL || (this == ARCHIVED) == entry.archivedAt().isDefined();
  }
}
