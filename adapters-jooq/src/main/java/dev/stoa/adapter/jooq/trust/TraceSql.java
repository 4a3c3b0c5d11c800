package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.ChannelHandOffs.CHANNEL_HAND_OFFS;
import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static dev.stoa.schema.generated.tables.DebateEvidence.DEBATE_EVIDENCE;
import static dev.stoa.schema.generated.tables.Derivations.DERIVATIONS;
import static dev.stoa.schema.generated.tables.LessonApplications.LESSON_APPLICATIONS;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.position;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectDistinct;
import static org.jooq.impl.DSL.substring;
import static org.jooq.impl.DSL.table;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TracePart;
import java.util.EnumMap;
import java.util.Map;
import org.jooq.CommonTableExpression;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.Record2;
import org.jooq.Select;
import org.jooq.TableField;

/** The statements of pages of a trace; what is reached is worked out for each. */
final class TraceSql {

  static final Field<String> NAME = field(name("entry"), ORIGINS.ITEM.getDataType());
  static final Field<String> PARENT = field(name("made_from"), ORIGINS.ITEM.getDataType());
  static final Param<String> AFTER = Params.named("after_entry", ORIGINS.ITEM);
  static final Param<String> AFTER_PARENT = Params.named("after_made_from", ORIGINS.ITEM);

  static final Field<Integer> COUNT = count().as("counted");
  static final Field<String> KIND =
      substring(
              OriginSql.REACHED_ITEM,
              inline(1),
              position(OriginSql.REACHED_ITEM, inline(":")).minus(inline(1)))
          .as("kind");

  private static final String USED = "used";
  private static final Field<String> USED_DEBATE =
      field(name(USED, "debate"), DEBATE_EVIDENCE.DEBATE_ID.getDataType());

  static final Statement COUNT_ABOVE =
      Statement.of(() -> counted(DERIVATIONS.CHILD, DERIVATIONS.PARENT));

  static final Statement COUNT_BELOW =
      Statement.of(() -> counted(DERIVATIONS.PARENT, DERIVATIONS.CHILD));

  static final Statement COUNT_TRUSTED =
      Statement.of(
          () ->
              withRecursive(OriginSql.below(OriginSql.one()))
                  .select(KIND, COUNT)
                  .from(table(name(OriginSql.REACHED)))
                  .crossJoin(ORIGINS)
                  .where(ORIGINS.ITEM.eq(OriginSql.REACHED_ITEM))
                  .and(ORIGINS.TRUST.ne(inline(0L)))
                  .groupBy(KIND));

  static final Map<TracePart, Statement> PAGES = new EnumMap<>(TracePart.class);

  static {
    PAGES.put(TracePart.ANCESTORS, page(items(DERIVATIONS.CHILD, DERIVATIONS.PARENT)));
    PAGES.put(TracePart.DESCENDANTS, page(items(DERIVATIONS.PARENT, DERIVATIONS.CHILD)));
    PAGES.put(TracePart.ANCESTRY, page(edges(DERIVATIONS.CHILD, DERIVATIONS.PARENT)));
    PAGES.put(TracePart.DESCENT, page(edges(DERIVATIONS.PARENT, DERIVATIONS.CHILD)));
    PAGES.put(TracePart.READERS, page(writers()));
    PAGES.put(TracePart.DEBATES, page(debates()));
    PAGES.put(TracePart.DECISIONS, page(decisions()));
    PAGES.put(TracePart.HAND_OFFS, page(handOffs()));
  }

  private TraceSql() {}

  private static Statement page(Select<Record2<String, String>> found) {
    return Statement.of(
        () ->
            select(NAME, PARENT)
                .from(found.asTable("found"))
                .where(row(NAME, PARENT).gt(row(AFTER, AFTER_PARENT)))
                .orderBy(NAME, PARENT)
                .limit(Rows.LIMIT));
  }

  private static Query counted(TableField<?, String> from, TableField<?, String> to) {
    return withRecursive(OriginSql.from(from, to))
        .select(COUNT)
        .from(table(name(OriginSql.REACHED)))
        .where(isOther());
  }

  private static Select<Record2<String, String>> items(
      TableField<?, String> from, TableField<?, String> to) {
    return withRecursive(OriginSql.from(from, to))
        .select(OriginSql.REACHED_ITEM.as(NAME), inline("").as(PARENT))
        .from(table(name(OriginSql.REACHED)))
        .where(isOther());
  }

  private static Select<Record2<String, String>> edges(
      TableField<?, String> from, TableField<?, String> to) {
    return withRecursive(OriginSql.from(from, to))
        .select(DERIVATIONS.CHILD.as(NAME), DERIVATIONS.PARENT.as(PARENT))
        .from(table(name(OriginSql.REACHED)))
        .crossJoin(DERIVATIONS)
        .where(from.eq(OriginSql.REACHED_ITEM));
  }

  private static Select<Record2<String, String>> writers() {
    return withRecursive(OriginSql.from(DERIVATIONS.PARENT, DERIVATIONS.CHILD))
        .selectDistinct(ORIGINS.PRINCIPAL.as(NAME), inline("").as(PARENT))
        .from(table(name(OriginSql.REACHED)))
        .crossJoin(ORIGINS)
        .where(ORIGINS.ITEM.eq(OriginSql.REACHED_ITEM))
        .and(isOther());
  }

  private static Select<Record2<String, String>> debates() {
    return withRecursive(OriginSql.below(OriginSql.one()), used())
        .select(USED_DEBATE.as(NAME), inline("").as(PARENT))
        .from(table(name(USED)));
  }

  private static Select<Record2<String, String>> decisions() {
    return withRecursive(OriginSql.below(OriginSql.one()), used())
        .selectDistinct(CONSENSUS.ID.as(NAME), inline("").as(PARENT))
        .from(table(name(USED)))
        .crossJoin(CONSENSUS)
        .where(CONSENSUS.DEBATE_ID.eq(USED_DEBATE));
  }

  private static Select<Record2<String, String>> handOffs() {
    return withRecursive(OriginSql.below(OriginSql.one()))
        .selectDistinct(CHANNEL_HAND_OFFS.HAND_OFF_ID.as(NAME), inline("").as(PARENT))
        .from(table(name(OriginSql.REACHED)))
        .crossJoin(CHANNEL_HAND_OFFS)
        .where(isReached(ItemKind.MESSAGE, CHANNEL_HAND_OFFS.MESSAGE_ID));
  }

  /** The debates that cited evidence or applied lessons among what is reached. */
  private static CommonTableExpression<Record1<String>> used() {
    return name(USED)
        .fields("debate")
        .as(
            selectDistinct(DEBATE_EVIDENCE.DEBATE_ID)
                .from(table(name(OriginSql.REACHED)))
                .crossJoin(DEBATE_EVIDENCE)
                .where(isReached(ItemKind.EVIDENCE, DEBATE_EVIDENCE.EVIDENCE_ID))
                .union(
                    selectDistinct(LESSON_APPLICATIONS.DEBATE_ID)
                        .from(table(name(OriginSql.REACHED)))
                        .crossJoin(LESSON_APPLICATIONS)
                        .where(isReached(ItemKind.LESSON, LESSON_APPLICATIONS.LESSON_ID))
                        .and(LESSON_APPLICATIONS.DEBATE_ID.isNotNull())));
  }

  static Condition isReached(ItemKind kind, Field<String> id) {
    String prefix = kind.label() + ":";
    return OriginSql.REACHED_ITEM
        .startsWith(inline(prefix))
        .and(id.eq(substring(OriginSql.REACHED_ITEM, inline(prefix.length() + 1))));
  }

  private static Condition isOther() {
    return OriginSql.REACHED_ITEM.ne(OriginSql.ITEM);
  }
}
