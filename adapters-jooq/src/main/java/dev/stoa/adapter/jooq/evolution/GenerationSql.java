package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;
import static dev.stoa.schema.generated.tables.Generations.GENERATIONS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import org.jooq.CommonTableExpression;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.Table;

/** The statements of generations. */
final class GenerationSql {

  static final ListParam<String> IDS = Params.list("ids", GENERATIONS.ID);
  static final Field<Integer> COUNT = count().as("counted");
  static final Field<String> IN_LINE = field(name("line", "id"), String.class);

  static final Statement NEWEST =
      Statement.of(
          () ->
              select(GENERATIONS.SEQUENCE)
                  .from(GENERATIONS)
                  .orderBy(GENERATIONS.SEQUENCE.desc())
                  .limit(Rows.LIMIT));
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
    return withRecursive(line).select(IN_LINE).from(line).limit(Rows.LIMIT);
  }

  private static Query scores(
      Table<?> table, Field<String> generation, Field<Boolean> shadow, Field<Long> score) {
    return select(generation, score, COUNT)
        .from(table)
        .where(IDS.contains(generation))
        .and(shadow.eq(inline(false)))
        .groupBy(generation, score);
  }
}
