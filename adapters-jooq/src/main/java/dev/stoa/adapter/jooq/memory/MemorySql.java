package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryColumns.value;
import static dev.stoa.schema.generated.Tables.CONTINUUM_MEMORY;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.Dialect;
import dev.stoa.adapter.jooq.RenderedSql;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of memories, rendered once for an engine. */
final class MemorySql {

  private final Dialect dialect;

  final RenderedSql add;
  final RenderedSql byId;
  final RenderedSql byContent;
  final IdLists byIds;
  final IdLists locked;
  final RenderedSql save;
  final IdLists remove;
  final RenderedSql page;
  final RenderedSql pageOfScope;
  final RenderedSql texts;

  MemorySql(Dialect dialect) {
    this.dialect = dialect;
    List<Field<?>> all = MemoryColumns.and(MemoryColumns.LIVE, MemoryColumns.DERIVED);
    this.add =
        render(
            DSL.insertInto(CONTINUUM_MEMORY)
                .columns(all)
                .values(MemoryColumns.values(all))
                .onConflictDoNothing());
    this.byId = render(memories(CONTINUUM_MEMORY.ID.eq(value(CONTINUUM_MEMORY.ID))));
    this.byContent =
        render(
            memories(CONTINUUM_MEMORY.SCOPE.eq(value(CONTINUUM_MEMORY.SCOPE)))
                .and(CONTINUUM_MEMORY.CONTENT_HASH.eq(value(CONTINUUM_MEMORY.CONTENT_HASH))));
    this.byIds = new IdLists(CONTINUUM_MEMORY.ID, ids -> render(memories(ids)));
    this.locked =
        new IdLists(
            CONTINUUM_MEMORY.ID,
            // In the order of keys, so that two who lock the same rows cannot wait for each other.
            ids -> render(dialect.lockRows(memories(ids).orderBy(CONTINUUM_MEMORY.ID))));
    this.save =
        render(
            DSL.update(CONTINUUM_MEMORY)
                .set(changed(all.subList(1, all.size())))
                .where(CONTINUUM_MEMORY.ID.eq(value(CONTINUUM_MEMORY.ID))));
    this.remove =
        new IdLists(
            CONTINUUM_MEMORY.ID, ids -> render(DSL.deleteFrom(CONTINUUM_MEMORY).where(ids)));
    this.page = render(page(noCondition()));
    this.pageOfScope = render(page(CONTINUUM_MEMORY.SCOPE.eq(value(CONTINUUM_MEMORY.SCOPE))));
    this.texts =
        render(
            DSL.select(CONTINUUM_MEMORY.ID, CONTINUUM_MEMORY.SCOPE, CONTINUUM_MEMORY.CONTENT)
                .from(CONTINUUM_MEMORY)
                .where(CONTINUUM_MEMORY.ID.gt(value(CONTINUUM_MEMORY.ID)))
                .orderBy(CONTINUUM_MEMORY.ID)
                .limit(param("limit", Integer.class)));
  }

  private static SelectConditionStep<Record> memories(Condition wanted) {
    return DSL.select(MemoryColumns.LIVE).from(CONTINUUM_MEMORY).where(wanted);
  }

  private static Query page(Condition ofScope) {
    return memories(CONTINUUM_MEMORY.ID.gt(value(CONTINUUM_MEMORY.ID)))
        .and(ofScope)
        .orderBy(CONTINUUM_MEMORY.ID)
        .limit(param("limit", Integer.class));
  }

  private static Map<Field<?>, Field<?>> changed(List<Field<?>> columns) {
    Map<Field<?>, Field<?>> changed = new LinkedHashMap<>();
    columns.forEach(column -> changed.put(column, value(column)));
    return changed;
  }

  private RenderedSql render(Query query) {
    return RenderedSql.of(dialect.sql(), query);
  }
}
