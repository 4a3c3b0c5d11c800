package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryRows.LIVE;
import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.trust.JooqOrigins;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import org.jooq.Field;
import org.jooq.Param;

/** The statements of memories. */
final class MemorySql {

  static final Field<Integer> LIMIT = Rows.LIMIT;
  static final Param<String> AFTER = Params.named("after", CONTINUUM_MEMORY.ID);
  static final ListParam<String> IDS = Params.list("ids", CONTINUUM_MEMORY.ID);

  static final Lookup<String, Memory> BY_ID = LIVE.by(CONTINUUM_MEMORY.ID);
  static final Pages<String, Memory> IN_ORDER =
      LIVE.pages(Order.ascending(CONTINUUM_MEMORY.ID, id -> id));
  static final Filter<String> OF_SCOPE = Filter.eq(CONTINUUM_MEMORY.SCOPE);

  /** Those that one superseded. */
  static final Pages<TimePosition<MemoryId>, Memory> LATEST =
      LIVE.pages(Order.newestFirst(CONTINUUM_MEMORY.CREATED_AT, CONTINUUM_MEMORY.ID));

  static final Filter<String> SUPERSEDED_BY = Filter.eq(CONTINUUM_MEMORY.SUPERSEDED_BY);

  /** Says which of them were added. */
  static final Statement ADD_MANY =
      Statement.returning(
          () -> LIVE.inserting().onConflictDoNothing(),
          CONTINUUM_MEMORY.ID,
          CONTINUUM_MEMORY.SCOPE,
          CONTINUUM_MEMORY.CONTENT_HASH);

  static final Statement WITH_ORIGINS =
      Statement.of(
          () ->
              select(LIVE.columns())
                  .select(JooqOrigins.columns())
                  .from(CONTINUUM_MEMORY)
                  .leftJoin(ORIGINS)
                  .on(ORIGINS.ITEM.eq(RankingSql.MEMORY_ITEM))
                  .where(IDS.contains(CONTINUUM_MEMORY.ID)));
  static final Statement BY_CONTENT =
      Statement.of(
          () ->
              LIVE.select(CONTINUUM_MEMORY.SCOPE.eq(Params.of(CONTINUUM_MEMORY.SCOPE)))
                  .and(CONTINUUM_MEMORY.CONTENT_HASH.eq(Params.of(CONTINUUM_MEMORY.CONTENT_HASH))));
  static final Statement TEXTS =
      Statement.of(
          () ->
              select(
                      CONTINUUM_MEMORY.ID,
                      CONTINUUM_MEMORY.SCOPE,
                      CONTINUUM_MEMORY.CONTENT,
                      CONTINUUM_MEMORY.NAMES,
                      CONTINUUM_MEMORY.AUTHOR,
                      CONTINUUM_MEMORY.CREATED_AT)
                  .from(CONTINUUM_MEMORY)
                  .where(CONTINUUM_MEMORY.ID.gt(AFTER))
                  .orderBy(CONTINUUM_MEMORY.ID)
                  .limit(LIMIT));

  /** One look at an index, however many memories the scopes have. */
  static final Statement NEXT_SCOPE =
      Statement.of(
          () ->
              select(CONTINUUM_MEMORY.SCOPE)
                  .from(CONTINUUM_MEMORY)
                  .where(CONTINUUM_MEMORY.SCOPE.gt(Params.of(CONTINUUM_MEMORY.SCOPE)))
                  .orderBy(CONTINUUM_MEMORY.SCOPE)
                  .limit(inline(1)));

  private MemorySql() {}
}
