package dev.stoa.domain.search;

/** A kind of thing that is searched; each has an index table of its own. */
public enum SearchSource {
  MEMORY(false),
  NOTE(true),
  KNOWLEDGE(false);

  private final boolean isPrivate;

  SearchSource(boolean isPrivate) {
    this.isPrivate = isPrivate;
  }

  /** Whether only its owner may find it. */
  public boolean isPrivate() {
    return isPrivate;
  }
}
