package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;
import static dev.stoa.schema.generated.tables.Generations.GENERATIONS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.Variants;
import dev.stoa.domain.evolution.GenerationStatus;
import java.util.List;
import java.util.Set;
import org.jooq.CommonTableExpression;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.Record1;
import org.jooq.SelectConditionStep;
import org.jooq.Table;

/** The statements of generations. */
final class GenerationSql {

  /** The conditions a list may have. */
  enum Part {
    STATUS,
    BEFORE
  }

  static final IdEnds ENDS = IdEnds.in(GENERATIONS.REVERSED_ID);
  static final ListParam<String> IDS = Params.list("ids", GENERATIONS.ID);
  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Long> BEFORE = Params.named("before", GENERATIONS.SEQUENCE);
  static final Field<Integer> COUNT = count().as("counted");
  static final Field<String> IN_LINE = field(name("line", "id"), String.class);

  static final List<Field<?>> COLUMNS =
      List.of(
          GENERATIONS.ID,
          GENERATIONS.SEQUENCE,
          GENERATIONS.STATUS,
          GENERATIONS.PARENT_GENERATION_ID,
          GENERATIONS.CREATED_AT);

  static final Statement INSERT =
      Statement.of(
          () ->
              insertInto(GENERATIONS)
                  .set(Params.of(COLUMNS))
                  .set(GENERATIONS.REVERSED_ID, Params.of(GENERATIONS.REVERSED_ID)));
  static final Statement SAVE =
      Statement.of(
          () ->
              update(GENERATIONS)
                  .set(GENERATIONS.STATUS, Params.of(GENERATIONS.STATUS))
                  .where(GENERATIONS.ID.eq(Params.of(GENERATIONS.ID))));
  static final Statement FIND = Statement.of(() -> rows(IDS.contains(GENERATIONS.ID)));
  static final Statement ENDING_WITH =
      Statement.of(() -> rows(ENDS.condition()).orderBy(ENDS.order()).limit(LIMIT));
  static final Statement ACTIVE =
      Statement.of(() -> rows(GENERATIONS.STATUS.eq(inline(GenerationStatus.ACTIVE.label()))));
  static final Statement NEWEST =
      Statement.of(
          () ->
              select(GENERATIONS.SEQUENCE)
                  .from(GENERATIONS)
                  .orderBy(GENERATIONS.SEQUENCE.desc())
                  .limit(LIMIT));
  static final Variants<Part> PAGES = Variants.of(Part.class, GenerationSql::page);
  static final Statement ANCESTORS =
      Statement.of(() -> line(GENERATIONS.ID, GENERATIONS.PARENT_GENERATION_ID));
  static final Statement DESCENDANTS =
      Statement.of(() -> line(GENERATIONS.PARENT_GENERATION_ID, GENERATIONS.ID));
  static final Statement SCORES =
      Statement.of(
          () ->
              scores(
                  EPISODES,
                  EPISODES.GENERATION_ID,
                  EPISODES.IS_SHADOW_TRIAL,
                  EPISODES.AGENT_A_SCORE));
  static final Statement ARCHIVED_SCORES =
      Statement.of(
          () ->
              scores(
                  EPISODES_ARCHIVE,
                  EPISODES_ARCHIVE.GENERATION_ID,
                  EPISODES_ARCHIVE.IS_SHADOW_TRIAL,
                  EPISODES_ARCHIVE.AGENT_A_SCORE));

  private GenerationSql() {}

  private static Query page(Set<Part> parts, Dialect dialect) {
    Condition wanted = noCondition();
    if (parts.contains(Part.STATUS)) {
      wanted = wanted.and(GENERATIONS.STATUS.eq(Params.of(GENERATIONS.STATUS)));
    }
    if (parts.contains(Part.BEFORE)) {
      wanted = wanted.and(GENERATIONS.SEQUENCE.lt(BEFORE));
    }
    return rows(wanted).orderBy(GENERATIONS.SEQUENCE.desc()).limit(LIMIT);
  }

  /** From generation to generation, the nearest first. The limit stops it before all are found. */
  private static Query line(Field<String> from, Field<String> to) {
    CommonTableExpression<Record1<String>> line =
        name("line")
            .fields("id")
            .as(
                select(to)
                    .from(GENERATIONS)
                    .where(from.eq(Params.of(GENERATIONS.ID)))
                    .and(to.isNotNull())
                    .union(
                        select(to)
                            .from(name("line"))
                            .join(GENERATIONS)
                            .on(from.eq(IN_LINE))
                            .where(to.isNotNull())));
    return withRecursive(line).select(IN_LINE).from(line).limit(LIMIT);
  }

  private static Query scores(
      Table<?> table, Field<String> generation, Field<Boolean> shadow, Field<Long> score) {
    return select(generation, score, COUNT)
        .from(table)
        .where(IDS.contains(generation))
        .and(shadow.eq(inline(false)))
        .groupBy(generation, score);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return select(COLUMNS).from(GENERATIONS).where(condition);
  }
}
