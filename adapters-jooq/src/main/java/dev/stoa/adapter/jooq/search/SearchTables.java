package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static dev.stoa.schema.generated.tables.IndexedChannels.INDEXED_CHANNELS;
import static dev.stoa.schema.generated.tables.IndexedDebates.INDEXED_DEBATES;
import static org.jooq.impl.DSL.inline;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.VectorSource;
import org.jooq.Field;
import org.jooq.Table;

/** The tables of search. A text goes with what it is the text of. */
public final class SearchTables {

  /** The declaration. */
  public static final ContextTables ALL =
      texts()
          .table(INDEXED_CHANNELS)
          .table(INDEXED_DEBATES)
          .table(
              EMBEDDING_SCOPES,
              ofMemories(EMBEDDING_SCOPES, EMBEDDING_SCOPES.SOURCE, EMBEDDING_SCOPES.OWNER))
          .table(EMBEDDINGS, ofMemories(EMBEDDINGS, EMBEDDINGS.SOURCE, EMBEDDINGS.OWNER));

  private SearchTables() {}

  private static ContextTables texts() {
    ContextTables tables = ContextTables.of("search");
    for (SearchSource source : SearchSource.values()) {
      tables = tables.table(TextTable.of(source).texts());
    }
    return tables;
  }

  private static SubjectRule ofMemories(
      Table<?> vectors, Field<String> source, Field<String> owner) {
    return SubjectRule.remove(
        vectors,
        SubjectKey.SCOPE,
        source.eq(inline(VectorSource.MEMORY.label())).and(SubjectRule.SCOPES.contains(owner)));
  }
}
