package dev.stoa.domain.pack;

import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.search.SearchSource;

/** A kind of thing whose texts can go into a prompt as they are. */
public enum PackSource implements Labelled {
  MEMORY(SearchSource.MEMORY),
  NOTE(SearchSource.NOTE),
  KNOWLEDGE(SearchSource.KNOWLEDGE),
  CORRECTION(SearchSource.CORRECTION),
  LESSON(SearchSource.LESSON),
  CONSENSUS(SearchSource.CONSENSUS),
  EVIDENCE(SearchSource.EVIDENCE),
  MESSAGE(SearchSource.MESSAGE),
  FILE(SearchSource.FILE);

  private final SearchSource searched;

  PackSource(SearchSource searched) {
    this.searched = searched;
  }

  /** Where it is searched. */
  public SearchSource searched() {
    return searched;
  }
}
