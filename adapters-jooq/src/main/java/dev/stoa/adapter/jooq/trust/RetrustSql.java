package dev.stoa.adapter.jooq.trust;

import static dev.stoa.adapter.jooq.trust.OriginSql.REACHED;
import static dev.stoa.adapter.jooq.trust.OriginSql.REACHED_ITEM;
import static dev.stoa.schema.generated.tables.Derivations.DERIVATIONS;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.min;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.table;
import static org.jooq.impl.DSL.update;
import static org.jooq.impl.DSL.when;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Raised;
import dev.stoa.domain.trust.Trust;
import dev.stoa.schema.generated.tables.Origins;
import java.util.function.Supplier;
import org.jooq.CommonTableExpression;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record1;
import org.jooq.Record2;
import org.jooq.Select;
import org.jooq.impl.SQLDataType;

/**
 * The statement that works out trust: levels are handed down along derivations, and the least that
 * reaches an item is its trust. There are six levels, so an item is reached six times at most, and
 * it ends even if items name each other.
 */
final class RetrustSql {

  private static final Origins PARENT = ORIGINS.as("parent");
  private static final Origins CHILD = ORIGINS.as("child");
  private static final String INSIDE = "inside";
  private static final String GIVEN = "given";
  private static final String LEVELS = "levels";
  private static final String RESULT = "worked_out";
  private static final Field<Long> WITHDRAWN = inline(Trust.QUARANTINED.level());

  private RetrustSql() {}

  /** Of these items and of all that was made from them. */
  static Statement below(Supplier<Select<Record1<String>>> start) {
    return Statement.of(
        () ->
            update(ORIGINS)
                .set(ORIGINS.TRUST, level(RESULT))
                .from(
                    withRecursive(OriginSql.below(start.get()), given(), levels())
                        .select(item(LEVELS), min(level(LEVELS)).as("level"))
                        .from(table(name(LEVELS)))
                        .groupBy(item(LEVELS))
                        .asTable(RESULT))
                .where(ORIGINS.ITEM.eq(item(RESULT)))
                .and(ORIGINS.TRUST.ne(level(RESULT))));
  }

  /** What each item is trusted by itself, and what it has from parents outside. */
  private static CommonTableExpression<Record2<String, Long>> given() {
    return name(GIVEN)
        .fields("item", "level")
        .as(
            select(ORIGINS.ITEM, own(ORIGINS))
                .from(table(name(REACHED)))
                .crossJoin(ORIGINS)
                .where(ORIGINS.ITEM.eq(REACHED_ITEM))
                .unionAll(
                    select(CHILD.ITEM, outside())
                        .from(table(name(REACHED)))
                        .crossJoin(CHILD)
                        .crossJoin(DERIVATIONS)
                        .leftJoin(PARENT)
                        .on(PARENT.ITEM.eq(DERIVATIONS.PARENT))
                        // A join, because PostgreSQL may read a list of "not in" for each row.
                        .leftJoin(table(name(REACHED)).as(INSIDE))
                        .on(item(INSIDE).eq(DERIVATIONS.PARENT))
                        .where(CHILD.ITEM.eq(REACHED_ITEM))
                        .and(DERIVATIONS.CHILD.eq(CHILD.ITEM))
                        .and(inherits(outside()))
                        .and(item(INSIDE).isNull())));
  }

  private static CommonTableExpression<Record2<String, Long>> levels() {
    return name(LEVELS)
        .fields("item", "level")
        .as(
            select(item(GIVEN), level(GIVEN))
                .from(table(name(GIVEN)))
                .union(
                    select(CHILD.ITEM, level(LEVELS))
                        .from(table(name(LEVELS)))
                        .crossJoin(DERIVATIONS)
                        .crossJoin(CHILD)
                        .where(DERIVATIONS.PARENT.eq(item(LEVELS)))
                        .and(CHILD.ITEM.eq(DERIVATIONS.CHILD))
                        .and(level(LEVELS).lt(own(CHILD)))
                        .and(inherits(level(LEVELS)))));
  }

  /** What was raised, not lowered by an edit, depends on its parents only if they are withdrawn. */
  private static Condition inherits(Field<Long> level) {
    return CHILD
        .RAISED_TO
        .isNull()
        .or(CHILD.RAISED_BY.eq(inline(Raised.EDIT)))
        .or(level.eq(WITHDRAWN));
  }

  /** What no origin was recorded for is trusted as an import. */
  private static Field<Long> outside() {
    return coalesce(PARENT.TRUST, inline(Trust.IMPORTED.level())).cast(SQLDataType.BIGINT);
  }

  private static Field<Long> own(Origins origins) {
    Field<Long> ofClass = inline(Trust.IMPORTED.level());
    for (OriginClass one : OriginClass.values()) {
      ofClass =
          when(origins.ORIGIN.eq(inline(one.label())), inline(Trust.of(one).level()))
              .otherwise(ofClass);
    }
    return when(origins.QUARANTINED_AT.isNotNull(), WITHDRAWN)
        .otherwise(coalesce(origins.RAISED_TO, ofClass))
        .cast(SQLDataType.BIGINT);
  }

  private static Field<String> item(String table) {
    return field(name(table, "item"), ORIGINS.ITEM.getDataType());
  }

  private static Field<Long> level(String table) {
    return field(name(table, "level"), SQLDataType.BIGINT);
  }
}
