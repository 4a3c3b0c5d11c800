package dev.stoa.domain.search;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of text and vector search. */
public interface SearchStorage extends ContextStorage {

  TextIndex textIndex();

  VectorIndex vectorIndex();
}
