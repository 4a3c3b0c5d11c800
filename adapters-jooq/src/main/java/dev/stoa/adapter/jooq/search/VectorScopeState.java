package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.VectorScope;
import io.vavr.control.Option;

/**
 * What is known of the vectors of one model in one scope without reading them.
 *
 * @param vectors how many there are
 * @param removed how many rows are left of vectors that were removed
 * @param version raised by every write
 * @param compacted the version at which rows of removed vectors were last deleted
 */
record VectorScopeState(int dimension, long vectors, long removed, long version, long compacted) {

  /** The number of rows of removed vectors that may stay, besides as many as there are vectors. */
  private static final long FEW = 64;

  static Option<VectorScopeState> find(
      JooqSession session, Statement statement, VectorScope scope, String model) {
    return session.one(
        statement,
        binds ->
            binds
                .set(EMBEDDING_SCOPES.SOURCE, scope.source().label())
                .set(EMBEDDING_SCOPES.OWNER, scope.owner())
                .set(EMBEDDING_SCOPES.MODEL, model),
        row ->
            new VectorScopeState(
                row.get(EMBEDDING_SCOPES.DIMENSION).intValue(),
                row.get(EMBEDDING_SCOPES.VECTORS),
                row.get(EMBEDDING_SCOPES.REMOVED),
                row.get(EMBEDDING_SCOPES.VERSION),
                row.get(EMBEDDING_SCOPES.COMPACTED)));
  }

  /** After vectors were put, some of them where one had been removed. */
  VectorScopeState afterPutting(int of, long added, long revived) {
    return new VectorScopeState(
        of, vectors + added, Math.max(0, removed - revived), version + 1, compacted);
  }

  VectorScopeState afterRemoving(long deleted) {
    return new VectorScopeState(
        dimension, vectors - deleted, removed + deleted, version + 1, compacted);
  }

  /** Whether the rows of removed vectors are a burden. */
  boolean isLittered() {
    return removed > Math.max(FEW, vectors);
  }

  VectorScopeState afterCompacting() {
    return new VectorScopeState(dimension, vectors, 0, version, version);
  }
}
