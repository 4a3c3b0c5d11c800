package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectDistinct;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements on vectors and their scopes. */
final class VectorSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Long> SINCE = Params.named("since", EMBEDDINGS.VERSION);
  static final Param<String> AFTER = Params.named("after", EMBEDDINGS.ID);
  static final ListParam<String> IDS = Params.list("ids", EMBEDDINGS.ID);
  static final Field<Boolean> IS_THERE = DSL.field(EMBEDDINGS.VECTOR.isNotNull()).as("is_there");

  private static final List<Field<?>> SCOPE_KEY =
      List.of(EMBEDDING_SCOPES.SOURCE, EMBEDDING_SCOPES.OWNER, EMBEDDING_SCOPES.MODEL);
  private static final List<Field<?>> STATE =
      List.of(
          EMBEDDING_SCOPES.DIMENSION,
          EMBEDDING_SCOPES.VECTORS,
          EMBEDDING_SCOPES.REMOVED,
          EMBEDDING_SCOPES.VERSION,
          EMBEDDING_SCOPES.COMPACTED);
  private static final List<Field<?>> VALUE =
      List.of(EMBEDDINGS.VERSION, EMBEDDINGS.DIMENSION, EMBEDDINGS.VECTOR);
  private static final List<Field<?>> KEY =
      List.of(EMBEDDINGS.SOURCE, EMBEDDINGS.OWNER, EMBEDDINGS.MODEL, EMBEDDINGS.ID);

  private static final Condition OF_SCOPE =
      EMBEDDING_SCOPES
          .SOURCE
          .eq(Params.of(EMBEDDING_SCOPES.SOURCE))
          .and(EMBEDDING_SCOPES.OWNER.eq(Params.of(EMBEDDING_SCOPES.OWNER)));
  private static final Condition OF_MODEL =
      OF_SCOPE.and(EMBEDDING_SCOPES.MODEL.eq(Params.of(EMBEDDING_SCOPES.MODEL)));
  private static final Condition VECTORS_OF_MODEL =
      EMBEDDINGS
          .SOURCE
          .eq(Params.of(EMBEDDINGS.SOURCE))
          .and(EMBEDDINGS.OWNER.eq(Params.of(EMBEDDINGS.OWNER)))
          .and(EMBEDDINGS.MODEL.eq(Params.of(EMBEDDINGS.MODEL)));

  static final Statement OPEN =
      Statement.of(
          () ->
              insertInto(EMBEDDING_SCOPES)
                  .set(Params.of(SCOPE_KEY))
                  .set(EMBEDDING_SCOPES.DIMENSION, Params.of(EMBEDDING_SCOPES.DIMENSION))
                  .set(EMBEDDING_SCOPES.VECTORS, inline(0L))
                  .set(EMBEDDING_SCOPES.VERSION, inline(1L))
                  .onConflictDoNothing());
  static final Statement SCOPE = Statement.of(VectorSql::scope);
  static final Statement LOCKED_SCOPE = Statement.of(dialect -> dialect.lockRows(scope()));
  static final Statement MODELS =
      Statement.of(
          () ->
              select(EMBEDDING_SCOPES.MODEL)
                  .from(EMBEDDING_SCOPES)
                  .where(OF_SCOPE)
                  .and(EMBEDDING_SCOPES.VECTORS.gt(inline(0L)))
                  .orderBy(EMBEDDING_SCOPES.MODEL));
  static final Statement OWNERS =
      Statement.of(
          () ->
              selectDistinct(EMBEDDING_SCOPES.OWNER)
                  .from(EMBEDDING_SCOPES)
                  .where(EMBEDDING_SCOPES.SOURCE.eq(Params.of(EMBEDDING_SCOPES.SOURCE)))
                  .and(EMBEDDING_SCOPES.VECTORS.gt(inline(0L)))
                  .orderBy(EMBEDDING_SCOPES.OWNER));
  static final Statement ADVANCE =
      Statement.of(() -> update(EMBEDDING_SCOPES).set(Params.of(STATE)).where(OF_MODEL));
  static final Statement PUT =
      Statement.of(
          () ->
              insertInto(EMBEDDINGS)
                  .set(Params.of(KEY))
                  .set(Params.of(VALUE))
                  .onConflict(KEY)
                  .doUpdate()
                  .set(Params.excluded(VALUE)));
  static final Statement REMOVE =
      Statement.of(
          () ->
              update(EMBEDDINGS)
                  .set(EMBEDDINGS.VERSION, Params.of(EMBEDDINGS.VERSION))
                  .set(EMBEDDINGS.VECTOR, inline(null, EMBEDDINGS.VECTOR))
                  .where(VECTORS_OF_MODEL)
                  .and(IDS.contains(EMBEDDINGS.ID))
                  .and(EMBEDDINGS.VECTOR.isNotNull()));
  static final Statement COMPACT =
      Statement.of(
          () -> deleteFrom(EMBEDDINGS).where(VECTORS_OF_MODEL).and(EMBEDDINGS.VECTOR.isNull()));
  static final Statement KNOWN =
      Statement.of(
          () ->
              select(IS_THERE)
                  .from(EMBEDDINGS)
                  .where(VECTORS_OF_MODEL)
                  .and(IDS.contains(EMBEDDINGS.ID)));
  static final Statement THERE =
      Statement.of(
          () ->
              select(EMBEDDINGS.ID)
                  .from(EMBEDDINGS)
                  .where(VECTORS_OF_MODEL)
                  .and(IDS.contains(EMBEDDINGS.ID))
                  .and(EMBEDDINGS.VECTOR.isNotNull()));
  static final Statement REMOVE_MODEL =
      Statement.of(() -> deleteFrom(EMBEDDINGS).where(VECTORS_OF_MODEL));
  static final Statement VECTOR =
      Statement.of(
          () ->
              select(EMBEDDINGS.VECTOR)
                  .from(EMBEDDINGS)
                  .where(VECTORS_OF_MODEL)
                  .and(EMBEDDINGS.ID.eq(Params.of(EMBEDDINGS.ID))));
  static final Statement NEWER =
      Statement.of(
          () ->
              select(EMBEDDINGS.VERSION, EMBEDDINGS.ID, EMBEDDINGS.VECTOR)
                  .from(EMBEDDINGS)
                  .where(VECTORS_OF_MODEL)
                  .and(row(EMBEDDINGS.VERSION, EMBEDDINGS.ID).gt(SINCE, AFTER))
                  .orderBy(EMBEDDINGS.VERSION, EMBEDDINGS.ID)
                  .limit(LIMIT));

  private VectorSql() {}

  /** What is known of one model in one scope. */
  private static SelectConditionStep<?> scope() {
    return select(STATE).from(EMBEDDING_SCOPES).where(OF_MODEL);
  }
}
