package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryColumns.LIVE;
import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;

/** The statements of memories. */
final class MemorySql {

  static final Param<Integer> LIMIT = Params.named("limit", Integer.class);
  static final Param<String> AFTER = Params.named("after", CONTINUUM_MEMORY.ID);
  static final ListParam<String> IDS = Params.list("ids", CONTINUUM_MEMORY.ID);

  private static final List<Field<?>> STANDING =
      and(LIVE.standing(), List.of(CONTINUUM_MEMORY.STRENGTH_KEY));
  private static final List<Field<?>> SAID =
      and(LIVE.written(), List.of(CONTINUUM_MEMORY.CONTENT_HASH));

  private static final Condition OF_ID = CONTINUUM_MEMORY.ID.eq(Params.of(CONTINUUM_MEMORY.ID));
  private static final Condition OF_SCOPE =
      CONTINUUM_MEMORY.SCOPE.eq(Params.of(CONTINUUM_MEMORY.SCOPE));

  static final Statement ADD =
      Statement.of(
          () ->
              insertInto(CONTINUUM_MEMORY)
                  .set(Params.of(and(List.of(CONTINUUM_MEMORY.ID), and(SAID, STANDING))))
                  .onConflictDoNothing());
  static final Statement STORED =
      Statement.of(
          () ->
              select(
                      CONTINUUM_MEMORY.ID,
                      CONTINUUM_MEMORY.CONTENT_HASH,
                      CONTINUUM_MEMORY.CREATED_AT)
                  .from(CONTINUUM_MEMORY)
                  .where(IDS.contains(CONTINUUM_MEMORY.ID)));
  static final Statement BY_ID = Statement.of(() -> memories(OF_ID));
  static final Statement BY_CONTENT =
      Statement.of(
          () ->
              memories(OF_SCOPE)
                  .and(CONTINUUM_MEMORY.CONTENT_HASH.eq(Params.of(CONTINUUM_MEMORY.CONTENT_HASH))));
  static final Statement BY_IDS = Statement.of(() -> memories(IDS.contains(CONTINUUM_MEMORY.ID)));
  static final Statement LOCKED =
      // In the order of keys, so that two who lock the same rows cannot wait for each other.
      Statement.of(
          dialect ->
              dialect.lockRows(
                  memories(IDS.contains(CONTINUUM_MEMORY.ID)).orderBy(CONTINUUM_MEMORY.ID)));
  static final Statement SAVE =
      Statement.of(() -> update(CONTINUUM_MEMORY).set(Params.of(STANDING)).where(OF_ID));
  static final Statement REWRITE =
      Statement.of(() -> update(CONTINUUM_MEMORY).set(Params.of(and(SAID, STANDING))).where(OF_ID));
  static final Statement REMOVE =
      Statement.of(() -> deleteFrom(CONTINUUM_MEMORY).where(IDS.contains(CONTINUUM_MEMORY.ID)));
  static final Statement PAGE = Statement.of(() -> page(noCondition()));
  static final Statement PAGE_OF_SCOPE = Statement.of(() -> page(OF_SCOPE));
  static final Statement TEXTS =
      Statement.of(
          () ->
              select(
                      CONTINUUM_MEMORY.ID,
                      CONTINUUM_MEMORY.SCOPE,
                      CONTINUUM_MEMORY.CONTENT,
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

  private static SelectConditionStep<Record> memories(Condition wanted) {
    return select(and(List.of(LIVE.id), and(LIVE.written(), LIVE.standing())))
        .from(CONTINUUM_MEMORY)
        .where(wanted);
  }

  private static Query page(Condition ofScope) {
    return memories(CONTINUUM_MEMORY.ID.gt(AFTER))
        .and(ofScope)
        .orderBy(CONTINUUM_MEMORY.ID)
        .limit(LIMIT);
  }

  static List<Field<?>> and(List<? extends Field<?>> first, List<? extends Field<?>> second) {
    return Stream.<Field<?>>concat(first.stream(), second.stream()).toList();
  }
}
