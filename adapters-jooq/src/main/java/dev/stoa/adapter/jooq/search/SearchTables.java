package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static dev.stoa.schema.generated.tables.IndexedChannels.INDEXED_CHANNELS;
import static dev.stoa.schema.generated.tables.IndexedDebates.INDEXED_DEBATES;
import static dev.stoa.schema.generated.tables.MetadataIndexes.METADATA_INDEXES;
import static dev.stoa.schema.generated.tables.TextVariants.TEXT_VARIANTS;
import static dev.stoa.schema.generated.tables.VectorItems.VECTOR_ITEMS;
import static dev.stoa.schema.generated.tables.WordChunks.WORD_CHUNKS;
import static dev.stoa.schema.generated.tables.WordDead.WORD_DEAD;
import static dev.stoa.schema.generated.tables.WordSegments.WORD_SEGMENTS;
import static dev.stoa.schema.generated.tables.WordStates.WORD_STATES;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.not;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectOne;

import dev.stoa.adapter.jooq.operations.Cleared;
import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectCorrections;
import dev.stoa.adapter.jooq.operations.SubjectItems;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectMemories;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.VectorSource;
import org.jooq.Condition;
import org.jooq.Field;

/** The tables of search. A text goes with what it is the text of. */
public final class SearchTables {

  private static final Condition OF_SCOPE =
      EMBEDDINGS
          .SOURCE
          .eq(EMBEDDING_SCOPES.SOURCE)
          .and(EMBEDDINGS.OWNER.eq(EMBEDDING_SCOPES.OWNER))
          .and(EMBEDDINGS.MODEL.eq(EMBEDDING_SCOPES.MODEL));

  /** The declaration. */
  public static final ContextTables ALL =
      texts()
          .table(WORD_STATES)
          .table(WORD_SEGMENTS)
          .table(WORD_CHUNKS)
          .table(WORD_DEAD)
          .table(INDEXED_CHANNELS)
          .table(INDEXED_DEBATES)
          // Before the vectors, so that these are removed while their items are there.
          .table(VECTOR_ITEMS, SubjectItems.ITEMS)
          .table(
              EMBEDDING_SCOPES,
              removedScopes(VectorSource.MEMORY),
              removedScopes(VectorSource.ITEM),
              clearedScopes(VectorSource.MEMORY, SubjectMemories.isOne(EMBEDDINGS.ID)),
              clearedScopes(VectorSource.ITEM, SubjectItems.isVectorOfOne()))
          .table(
              EMBEDDINGS,
              removedVectors(VectorSource.MEMORY, SubjectMemories.isOne(EMBEDDINGS.ID)),
              removedVectors(VectorSource.ITEM, SubjectItems.isVectorOfOne()))
          .table(METADATA_INDEXES)
          .table(
              TEXT_VARIANTS,
              SubjectRule.remove(
                  TEXT_VARIANTS,
                  SubjectKey.MEMORY,
                  TEXT_VARIANTS
                      .SOURCE
                      .eq(inline(VectorSource.MEMORY.label()))
                      .and(
                          SubjectRule.SCOPES
                              .contains(TEXT_VARIANTS.OWNER)
                              .or(TEXT_VARIANTS.AUTHOR.eq(SubjectRule.SUBJECT))
                              .or(SubjectMemories.isOne(TEXT_VARIANTS.ITEM))),
                  TEXT_VARIANTS.OWNER,
                  TEXT_VARIANTS.AUTHOR,
                  TEXT_VARIANTS.ITEM),
              SubjectRule.remove(TEXT_VARIANTS.OWNER, SubjectKey.AGENT_ID),
              SubjectRule.remove(
                  TEXT_VARIANTS,
                  SubjectKey.USER,
                  TEXT_VARIANTS
                      .SOURCE
                      .eq(inline(SearchSource.CORRECTION.label()))
                      .and(SubjectCorrections.isOne(TEXT_VARIANTS.ITEM)),
                  TEXT_VARIANTS.ITEM));

  private SearchTables() {}

  private static ContextTables texts() {
    ContextTables tables = ContextTables.of("search");
    for (SearchSource source : SearchSource.values()) {
      tables = tables.table(TextTable.of(source).texts());
    }
    return tables;
  }

  private static Condition isOf(Field<String> column, VectorSource source) {
    return column.eq(inline(source.label()));
  }

  /** Scopes and collections that are the subject's alone. */
  private static SubjectRule removedScopes(VectorSource source) {
    return SubjectRule.remove(
        EMBEDDING_SCOPES,
        SubjectKey.SCOPE,
        isOf(EMBEDDING_SCOPES.SOURCE, source)
            .and(SubjectRule.SCOPES.contains(EMBEDDING_SCOPES.OWNER)),
        EMBEDDING_SCOPES.OWNER);
  }

  /** Those of others that have vectors of the subject. */
  private static SubjectRule clearedScopes(VectorSource source, Condition own) {
    Condition removed = OF_SCOPE.and(own);
    return SubjectRule.clear(
        EMBEDDING_SCOPES,
        SubjectKey.MEMORY,
        isOf(EMBEDDING_SCOPES.SOURCE, source)
            .and(not(SubjectRule.SCOPES.contains(EMBEDDING_SCOPES.OWNER)))
            .and(exists(selectOne().from(EMBEDDINGS).where(removed))),
        without(removed));
  }

  private static SubjectRule removedVectors(VectorSource source, Condition own) {
    return SubjectRule.remove(
        EMBEDDINGS,
        SubjectKey.MEMORY,
        isOf(EMBEDDINGS.SOURCE, source).and(SubjectRule.SCOPES.contains(EMBEDDINGS.OWNER).or(own)),
        EMBEDDINGS.OWNER,
        EMBEDDINGS.ID);
  }

  /** Who knows the scope reads it anew, because vectors go without leaving a row. */
  private static Cleared without(Condition removed) {
    Field<Long> next = EMBEDDING_SCOPES.VERSION.plus(inline(1L));
    return Cleared.columns()
        .value(
            EMBEDDING_SCOPES.VECTORS,
            EMBEDDING_SCOPES.VECTORS.minus(counted(removed, EMBEDDINGS.VECTOR.isNotNull())))
        .value(
            EMBEDDING_SCOPES.REMOVED,
            EMBEDDING_SCOPES.REMOVED.minus(counted(removed, EMBEDDINGS.VECTOR.isNull())))
        .value(EMBEDDING_SCOPES.VERSION, next)
        .value(EMBEDDING_SCOPES.COMPACTED, next);
  }

  private static Field<Long> counted(Condition removed, Condition those) {
    return field(select(count().cast(Long.class)).from(EMBEDDINGS).where(removed).and(those));
  }
}
