package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.search.MetadataIndexes;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.Variants;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorItems;
import io.vavr.collection.Seq;

/** The ports of text and vector search on either engine. */
public interface JooqSearchStorage extends SearchStorage, JooqContextStorage {

  @Override
  default TextIndex textIndex() {
    return repository(
        JooqTextIndex.class,
        session -> new JooqTextIndex(session, unitOfWork(), segmentTexts(), this::formerDocuments));
  }

  /**
   * What was searchable at the instant that is read, and is gone or says something else now; empty
   * in the present.
   */
  Seq<SearchDocument> formerDocuments(SearchSource source);

  @Override
  default Variants variants() {
    return repository(JooqVariants.class, JooqVariants::new);
  }

  @Override
  default VectorIndex vectorIndex() {
    return repository(
        JooqVectorIndex.class, session -> new JooqVectorIndex(session, vectorMemory()));
  }

  @Override
  default VectorItems vectorItems() {
    return repository(JooqVectorItems.class, JooqVectorItems::new);
  }

  @Override
  default MetadataIndexes metadataIndexes() {
    return repository(JooqMetadataIndexes.class, JooqMetadataIndexes::new);
  }

  /** The number of new texts of which a segment is made. */
  int segmentTexts();

  /** What bounds the vectors that are kept in memory. */
  VectorMemory vectorMemory();
}
