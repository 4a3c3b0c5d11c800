package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.Tables.EMBEDDINGS;
import static dev.stoa.schema.generated.Tables.EMBEDDING_SCOPES;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.param;
import static org.jooq.impl.DSL.val;

import dev.stoa.adapter.jooq.RenderedSql;
import org.jooq.Condition;
import org.jooq.SQLDialect;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements on vectors and their scopes, rendered once for an engine. */
final class VectorSql {

  private static final Condition OF_SCOPE =
      EMBEDDING_SCOPES
          .SOURCE
          .eq(param("source", EMBEDDING_SCOPES.SOURCE))
          .and(EMBEDDING_SCOPES.OWNER.eq(param("owner", EMBEDDING_SCOPES.OWNER)));
  private static final Condition OF_MODEL =
      OF_SCOPE.and(EMBEDDING_SCOPES.MODEL.eq(param("model", EMBEDDING_SCOPES.MODEL)));
  private static final Condition VECTORS_OF_MODEL =
      EMBEDDINGS
          .SOURCE
          .eq(param("source", EMBEDDINGS.SOURCE))
          .and(EMBEDDINGS.OWNER.eq(param("owner", EMBEDDINGS.OWNER)))
          .and(EMBEDDINGS.MODEL.eq(param("model", EMBEDDINGS.MODEL)));

  final RenderedSql open;
  final RenderedSql scope;
  final RenderedSql models;
  final RenderedSql advance;
  final RenderedSql put;
  final RenderedSql vector;
  final RenderedSql newer;

  VectorSql(SQLDialect dialect) {
    this.open =
        RenderedSql.of(
            dialect,
            DSL.insertInto(EMBEDDING_SCOPES)
                .columns(
                    EMBEDDING_SCOPES.SOURCE,
                    EMBEDDING_SCOPES.OWNER,
                    EMBEDDING_SCOPES.MODEL,
                    EMBEDDING_SCOPES.DIMENSION,
                    EMBEDDING_SCOPES.VECTORS,
                    EMBEDDING_SCOPES.VERSION)
                .values(
                    param("source", EMBEDDING_SCOPES.SOURCE),
                    param("owner", EMBEDDING_SCOPES.OWNER),
                    param("model", EMBEDDING_SCOPES.MODEL),
                    param("dimension", EMBEDDING_SCOPES.DIMENSION),
                    inline(0L),
                    inline(1L))
                .onConflictDoNothing());
    this.scope = RenderedSql.of(dialect, scope());
    this.models =
        RenderedSql.of(
            dialect,
            DSL.select(EMBEDDING_SCOPES.MODEL)
                .from(EMBEDDING_SCOPES)
                .where(OF_SCOPE)
                .and(EMBEDDING_SCOPES.VECTORS.gt(inline(0L)))
                .orderBy(EMBEDDING_SCOPES.MODEL));
    this.advance =
        RenderedSql.of(
            dialect,
            DSL.update(EMBEDDING_SCOPES)
                .set(EMBEDDING_SCOPES.DIMENSION, val(0L))
                .set(EMBEDDING_SCOPES.VECTORS, val(0L))
                .set(EMBEDDING_SCOPES.VERSION, val(0L))
                .where(OF_MODEL));
    this.put =
        RenderedSql.of(
            dialect,
            DSL.insertInto(EMBEDDINGS)
                .columns(
                    EMBEDDINGS.SOURCE,
                    EMBEDDINGS.OWNER,
                    EMBEDDINGS.MODEL,
                    EMBEDDINGS.ID,
                    EMBEDDINGS.VERSION,
                    EMBEDDINGS.DIMENSION,
                    EMBEDDINGS.VECTOR)
                .values(
                    param("source", EMBEDDINGS.SOURCE),
                    param("owner", EMBEDDINGS.OWNER),
                    param("model", EMBEDDINGS.MODEL),
                    param("id", EMBEDDINGS.ID),
                    param("version", EMBEDDINGS.VERSION),
                    param("dimension", EMBEDDINGS.DIMENSION),
                    param("vector", EMBEDDINGS.VECTOR))
                .onConflict(EMBEDDINGS.SOURCE, EMBEDDINGS.OWNER, EMBEDDINGS.MODEL, EMBEDDINGS.ID)
                .doUpdate()
                .set(EMBEDDINGS.VERSION, excluded(EMBEDDINGS.VERSION))
                .set(EMBEDDINGS.DIMENSION, excluded(EMBEDDINGS.DIMENSION))
                .set(EMBEDDINGS.VECTOR, excluded(EMBEDDINGS.VECTOR)));
    this.vector =
        RenderedSql.of(
            dialect,
            DSL.select(EMBEDDINGS.VECTOR)
                .from(EMBEDDINGS)
                .where(VECTORS_OF_MODEL)
                .and(EMBEDDINGS.ID.eq(param("id", EMBEDDINGS.ID))));
    this.newer =
        RenderedSql.of(
            dialect,
            DSL.select(EMBEDDINGS.VERSION, EMBEDDINGS.ID, EMBEDDINGS.VECTOR)
                .from(EMBEDDINGS)
                .where(VECTORS_OF_MODEL)
                .and(EMBEDDINGS.VERSION.gt(param("version", EMBEDDINGS.VERSION)))
                .orderBy(EMBEDDINGS.VERSION)
                .limit(param("limit", Integer.class)));
  }

  /** What is known of one model in one scope. */
  static SelectConditionStep<?> scope() {
    return DSL.select(
            EMBEDDING_SCOPES.DIMENSION, EMBEDDING_SCOPES.VECTORS, EMBEDDING_SCOPES.VERSION)
        .from(EMBEDDING_SCOPES)
        .where(OF_MODEL);
  }
}
