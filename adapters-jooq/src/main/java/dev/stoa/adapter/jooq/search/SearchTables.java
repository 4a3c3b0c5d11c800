package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static dev.stoa.schema.generated.tables.IndexedChannels.INDEXED_CHANNELS;
import static dev.stoa.schema.generated.tables.IndexedDebates.INDEXED_DEBATES;
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
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectMemories;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.VectorSource;
import org.jooq.Condition;
import org.jooq.Field;

/** The tables of search. A text goes with what it is the text of. */
public final class SearchTables {

  /** The vectors of its memories among those of a scope and model. */
  private static final Condition OF_ITS_IN_SCOPE =
      EMBEDDINGS
          .SOURCE
          .eq(EMBEDDING_SCOPES.SOURCE)
          .and(EMBEDDINGS.OWNER.eq(EMBEDDING_SCOPES.OWNER))
          .and(EMBEDDINGS.MODEL.eq(EMBEDDING_SCOPES.MODEL))
          .and(SubjectMemories.isOne(EMBEDDINGS.ID));

  /** The declaration. */
  public static final ContextTables ALL =
      texts()
          .table(WORD_STATES)
          .table(WORD_SEGMENTS)
          .table(WORD_CHUNKS)
          .table(WORD_DEAD)
          .table(INDEXED_CHANNELS)
          .table(INDEXED_DEBATES)
          .table(
              EMBEDDING_SCOPES,
              SubjectRule.remove(
                  EMBEDDING_SCOPES,
                  SubjectKey.SCOPE,
                  isMemory(EMBEDDING_SCOPES.SOURCE)
                      .and(SubjectRule.SCOPES.contains(EMBEDDING_SCOPES.OWNER)),
                  EMBEDDING_SCOPES.OWNER),
              SubjectRule.clear(
                  EMBEDDING_SCOPES,
                  SubjectKey.MEMORY,
                  isMemory(EMBEDDING_SCOPES.SOURCE)
                      .and(not(SubjectRule.SCOPES.contains(EMBEDDING_SCOPES.OWNER)))
                      .and(exists(selectOne().from(EMBEDDINGS).where(OF_ITS_IN_SCOPE))),
                  withoutItsVectors()))
          .table(
              EMBEDDINGS,
              SubjectRule.remove(
                  EMBEDDINGS,
                  SubjectKey.MEMORY,
                  isMemory(EMBEDDINGS.SOURCE)
                      .and(
                          SubjectRule.SCOPES
                              .contains(EMBEDDINGS.OWNER)
                              .or(SubjectMemories.isOne(EMBEDDINGS.ID))),
                  EMBEDDINGS.OWNER,
                  EMBEDDINGS.ID))
          .table(VECTOR_ITEMS)
          .table(
              TEXT_VARIANTS,
              SubjectRule.remove(
                  TEXT_VARIANTS,
                  SubjectKey.MEMORY,
                  isMemory(TEXT_VARIANTS.SOURCE)
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

  private static Condition isMemory(Field<String> source) {
    return source.eq(inline(VectorSource.MEMORY.label()));
  }

  /** Who knows the scope reads it anew, because vectors go without leaving a row. */
  private static Cleared withoutItsVectors() {
    Field<Long> next = EMBEDDING_SCOPES.VERSION.plus(inline(1L));
    return Cleared.columns()
        .value(
            EMBEDDING_SCOPES.VECTORS,
            EMBEDDING_SCOPES.VECTORS.minus(counted(EMBEDDINGS.VECTOR.isNotNull())))
        .value(
            EMBEDDING_SCOPES.REMOVED,
            EMBEDDING_SCOPES.REMOVED.minus(counted(EMBEDDINGS.VECTOR.isNull())))
        .value(EMBEDDING_SCOPES.VERSION, next)
        .value(EMBEDDING_SCOPES.COMPACTED, next);
  }

  private static Field<Long> counted(Condition those) {
    return field(
        select(count().cast(Long.class)).from(EMBEDDINGS).where(OF_ITS_IN_SCOPE).and(those));
  }
}
