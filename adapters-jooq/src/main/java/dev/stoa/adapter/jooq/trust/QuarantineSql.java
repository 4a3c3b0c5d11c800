package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static dev.stoa.schema.generated.tables.QuarantinedItems.QUARANTINED_ITEMS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.notExists;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectOne;
import static org.jooq.impl.DSL.table;
import static org.jooq.impl.DSL.update;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.schema.generated.tables.QuarantinedItems;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.function.Supplier;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.TableField;

/** The statements that withdraw what a quarantine means and bring it back. */
final class QuarantineSql {

  static final Param<String> ID = Params.named("quarantine", QUARANTINED_ITEMS.QUARANTINE_ID);
  static final Param<String> PRINCIPAL = Params.named("one_principal", ORIGINS.PRINCIPAL);
  static final Param<Instant> SINCE = Params.named("since", ORIGINS.RECORDED_AT);
  static final Param<Instant> NOW = Params.named("now", ORIGINS.QUARANTINED_AT);

  private static final int OF_ROOT = 1;
  private static final int OF_PRINCIPAL = 2;
  private static final int OF_TIME = 4;

  /**
   * Names what is meant, by which of the three are given. Without a root all origins are looked at,
   * which is rare: an index of principals would slow every write.
   */
  static final Vector<Statement> NAMING =
      Vector.range(1, OF_ROOT + OF_PRINCIPAL + OF_TIME + 1).map(QuarantineSql::naming);

  static final Statement MARK =
      Statement.of(
          () ->
              update(ORIGINS)
                  .set(ORIGINS.QUARANTINED_AT, NOW)
                  .where(ORIGINS.ITEM.in(named()))
                  .and(ORIGINS.QUARANTINED_AT.isNull()));

  static final Statement WITHDRAW =
      Statement.of(
          () ->
              update(ORIGINS)
                  .set(ORIGINS.TRUST, inline(0L))
                  .where(ORIGINS.ITEM.in(below(named())))
                  .and(ORIGINS.TRUST.ne(inline(0L))));

  private static final QuarantinedItems OTHER = QUARANTINED_ITEMS.as("other");

  static final Statement UNMARK =
      Statement.of(
          () ->
              update(ORIGINS)
                  .set(ORIGINS.QUARANTINED_AT, inline(null, ORIGINS.QUARANTINED_AT))
                  .where(ORIGINS.ITEM.in(named()))
                  .and(
                      notExists(
                          selectOne()
                              .from(OTHER)
                              .where(OTHER.ITEM.eq(ORIGINS.ITEM))
                              .and(OTHER.QUARANTINE_ID.ne(ID)))));

  static final Statement RETRUST = RetrustSql.below(QuarantineSql::named);

  static final Statement RELEASE =
      Statement.of(
          () -> deleteFrom(QUARANTINED_ITEMS).where(QUARANTINED_ITEMS.QUARANTINE_ID.eq(ID)));

  static final Field<String> SUCCESSOR = MEMORIES.SUPERSEDED_BY.as("successor");

  /** What is withdrawn and has superseded others, of each kind that does. */
  static final Map<ItemKind, Statement> SUPERSEDING = superseding(QuarantineSql::named);

  private QuarantineSql() {}

  /** What has superseded others among these items and all that was made from them, by kind. */
  static Map<ItemKind, Statement> superseding(Supplier<Select<Record1<String>>> start) {
    return HashMap.of(
        ItemKind.MEMORY, superseding(start, ItemKind.MEMORY, CONTINUUM_MEMORY.SUPERSEDED_BY),
        ItemKind.NOTE, superseding(start, ItemKind.NOTE, MEMORIES.SUPERSEDED_BY),
        ItemKind.KNOWLEDGE, superseding(start, ItemKind.KNOWLEDGE, KNOWLEDGE.SUPERSEDED_BY),
        ItemKind.CORRECTION, superseding(start, ItemKind.CORRECTION, CORRECTIONS.SUPERSEDED_BY));
  }

  private static Statement superseding(
      Supplier<Select<Record1<String>>> start, ItemKind kind, TableField<?, String> successor) {
    return Statement.of(
        () ->
            withRecursive(OriginSql.below(start.get()))
                .selectDistinct(successor.as(SUCCESSOR))
                .from(table(name(OriginSql.REACHED)))
                .crossJoin(successor.getTable())
                .where(TraceSql.isReached(kind, successor)));
  }

  /** The statement that names what these mean. */
  static Statement naming(Suspects suspects) {
    int given =
        (suspects.root().isDefined() ? OF_ROOT : 0)
            + (suspects.principal().isDefined() ? OF_PRINCIPAL : 0)
            + (suspects.since().isDefined() ? OF_TIME : 0);
    return NAMING.get(given - 1);
  }

  private static Statement naming(int given) {
    return Statement.of(
        () ->
            insertInto(QUARANTINED_ITEMS, QUARANTINED_ITEMS.QUARANTINE_ID, QUARANTINED_ITEMS.ITEM)
                .select(select(ID, ORIGINS.ITEM).from(ORIGINS).where(meant(given))));
  }

  private static Condition meant(int given) {
    Condition meant = noCondition();
    if (given == OF_ROOT) {
      meant = ORIGINS.ITEM.eq(OriginSql.ITEM);
    } else if ((given & OF_ROOT) != 0) {
      meant = ORIGINS.ITEM.in(below(OriginSql.one()));
    }
    if ((given & OF_PRINCIPAL) != 0) {
      meant = meant.and(ORIGINS.PRINCIPAL.eq(PRINCIPAL));
    }
    return (given & OF_TIME) != 0 ? meant.and(ORIGINS.RECORDED_AT.ge(SINCE)) : meant;
  }

  private static Select<Record1<String>> named() {
    return select(QUARANTINED_ITEMS.ITEM)
        .from(QUARANTINED_ITEMS)
        .where(QUARANTINED_ITEMS.QUARANTINE_ID.eq(ID));
  }

  private static Select<Record1<String>> below(Select<Record1<String>> start) {
    return withRecursive(OriginSql.below(start))
        .select(OriginSql.REACHED_ITEM)
        .from(table(name(OriginSql.REACHED)));
  }
}
