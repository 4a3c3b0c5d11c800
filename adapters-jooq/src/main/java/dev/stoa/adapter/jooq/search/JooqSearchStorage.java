package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.VectorIndex;

/** The ports of text and vector search on either engine. */
public interface JooqSearchStorage extends SearchStorage, JooqContextStorage {

  @Override
  default TextIndex textIndex() {
    return repository(
        JooqTextIndex.class, session -> new JooqTextIndex(session, wordSearch(session)));
  }

  @Override
  default VectorIndex vectorIndex() {
    return repository(
        JooqVectorIndex.class, session -> new JooqVectorIndex(session, vectorMemory()));
  }

  /** The text search of the engine, on the session's open unit. */
  WordSearch wordSearch(JooqSession session);

  /** What bounds the vectors that are kept in memory. */
  VectorMemory vectorMemory();
}
