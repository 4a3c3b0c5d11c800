package dev.stoa.adapter.jooq.search;

import static dev.stoa.adapter.jooq.search.VectorRows.MODELS;
import static dev.stoa.adapter.jooq.search.VectorRows.OF_MODELS;
import static dev.stoa.adapter.jooq.search.VectorRows.SCOPES;
import static dev.stoa.adapter.jooq.search.VectorRows.STATES;
import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectDistinct;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.impl.DSL;

/** The statements on vectors and their scopes. */
final class VectorSql {

  static final Param<Long> SINCE = Params.named("since", EMBEDDINGS.VERSION);
  static final Param<String> AFTER = Params.named("after", EMBEDDINGS.ID);
  static final ListParam<String> IDS = Params.list("ids", EMBEDDINGS.ID);
  static final ListParam<Long> PLACES = Params.list("places", EMBEDDINGS.PLACE);
  static final Field<Boolean> IS_THERE = DSL.field(EMBEDDINGS.VECTOR.isNotNull()).as("is_there");

  private static final Condition OF_SOURCE =
      EMBEDDING_SCOPES.SOURCE.eq(Params.of(EMBEDDING_SCOPES.SOURCE));
  private static final Condition HAS_VECTORS = EMBEDDING_SCOPES.VECTORS.gt(inline(0L));

  static final Statement OPEN = Statement.of(() -> SCOPES.inserting().onConflictDoNothing());
  static final Statement SCOPE = Statement.of(() -> STATES.select(MODELS.ofKey()));
  static final Statement LOCKED_SCOPE =
      Statement.of(dialect -> dialect.lockRows(STATES.select(MODELS.ofKey())));
  static final Statement MODELS_OF_SCOPE =
      Statement.of(
          () ->
              select(EMBEDDING_SCOPES.MODEL)
                  .from(EMBEDDING_SCOPES)
                  .where(OF_SOURCE)
                  .and(EMBEDDING_SCOPES.OWNER.eq(Params.of(EMBEDDING_SCOPES.OWNER)))
                  .and(HAS_VECTORS)
                  .orderBy(EMBEDDING_SCOPES.MODEL));
  static final Statement OWNERS =
      Statement.of(
          () ->
              selectDistinct(EMBEDDING_SCOPES.OWNER)
                  .from(EMBEDDING_SCOPES)
                  .where(OF_SOURCE)
                  .and(HAS_VECTORS)
                  .orderBy(EMBEDDING_SCOPES.OWNER));
  static final Statement REMOVE =
      Statement.of(
          () ->
              update(EMBEDDINGS)
                  .set(EMBEDDINGS.VERSION, Params.of(EMBEDDINGS.VERSION))
                  .set(EMBEDDINGS.VECTOR, inline(null, EMBEDDINGS.VECTOR))
                  .where(OF_MODELS.ofKey())
                  .and(IDS.contains(EMBEDDINGS.ID))
                  .and(EMBEDDINGS.VECTOR.isNotNull()));
  static final Statement COMPACT =
      Statement.of(
          () -> deleteFrom(EMBEDDINGS).where(OF_MODELS.ofKey()).and(EMBEDDINGS.VECTOR.isNull()));
  static final Statement KNOWN =
      Statement.of(
          () ->
              select(EMBEDDINGS.ID, IS_THERE)
                  .from(EMBEDDINGS)
                  .where(OF_MODELS.ofKey())
                  .and(IDS.contains(EMBEDDINGS.ID)));
  static final Statement REMOVE_MODEL =
      Statement.of(() -> deleteFrom(EMBEDDINGS).where(OF_MODELS.ofKey()));
  static final Statement VECTOR =
      Statement.of(
          () ->
              select(EMBEDDINGS.VECTOR)
                  .from(EMBEDDINGS)
                  .where(OF_MODELS.ofKey())
                  .and(EMBEDDINGS.ID.eq(Params.of(EMBEDDINGS.ID))));
  static final Statement AT_PLACES = read(PLACES.contains(EMBEDDINGS.PLACE));
  static final Statement OF_IDS = read(IDS.contains(EMBEDDINGS.ID));
  static final Statement NEWER =
      Statement.of(
          () ->
              select(EMBEDDINGS.VERSION, EMBEDDINGS.ID, EMBEDDINGS.PLACE, EMBEDDINGS.VECTOR)
                  .from(EMBEDDINGS)
                  .where(OF_MODELS.ofKey())
                  .and(row(EMBEDDINGS.VERSION, EMBEDDINGS.ID).gt(SINCE, AFTER))
                  .orderBy(EMBEDDINGS.VERSION, EMBEDDINGS.ID)
                  .limit(Rows.LIMIT));

  private VectorSql() {}

  private static Statement read(Condition those) {
    return Statement.of(
        () ->
            select(EMBEDDINGS.ID, EMBEDDINGS.VECTOR)
                .from(EMBEDDINGS)
                .where(OF_MODELS.ofKey())
                .and(those)
                .and(EMBEDDINGS.VECTOR.isNotNull()));
  }

  /** What is known of a model. */
  static Option<VectorScopeState> find(JooqSession session, ScopedModel model) {
    return STATES.one(session, SCOPE, binds -> MODELS.bind(binds, model));
  }

  /** As above, locked until the unit ends. */
  static Option<VectorScopeState> lock(JooqSession session, ScopedModel model) {
    return STATES.one(session, LOCKED_SCOPE, binds -> MODELS.bind(binds, model));
  }

  /** Binds the model that vectors are of. */
  static Binds of(Binds binds, ScopedModel model) throws SQLException {
    OF_MODELS.bind(binds, model);
    return binds;
  }
}
