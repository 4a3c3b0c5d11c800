package dev.stoa.domain.knowledge;

/** Which entries are looked at. */
public enum KnowledgeScope {
  /** Those that are not archived. */
  LIVE,
  /** Those that are. */
  ARCHIVED,
  /** Both. */
  ALL;

  /** Whether the entry is looked at. */
  public boolean includes(KnowledgeEntry entry) {
    return this == ALL || (this == ARCHIVED) == entry.archivedAt().isDefined();
  }
}
