package dev.stoa.domain.search;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of text and vector search, and of texts that say nearly the same. */
public interface SearchStorage extends ContextStorage {

  TextIndex textIndex();

  Variants variants();

  VectorIndex vectorIndex();

  VectorItems vectorItems();

  MetadataIndexes metadataIndexes();
}
