package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Labelled;

/** A kind of thing that is searched; each has an index table of its own. */
public enum SearchSource implements Labelled {
  MEMORY(false),
  NOTE(true),
  KNOWLEDGE(false),
  MESSAGE(false);

  private final boolean isPrivate;

  SearchSource(boolean isPrivate) {
    this.isPrivate = isPrivate;
  }

  /** The source of a label. */
  public static SearchSource labelled(String label) {
    return Labelled.of(SearchSource.class, "source", label);
  }

  /** Whether only its owner may find it. */
  public boolean isPrivate() {
    return isPrivate;
  }
}
