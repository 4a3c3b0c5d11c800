package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.adapter.jooq.evolution.EpisodeRows.ACTIONS;
import static dev.stoa.adapter.jooq.evolution.EpisodeRows.ARCHIVED;
import static dev.stoa.adapter.jooq.evolution.EpisodeRows.ARCHIVED_ACTIONS;
import static dev.stoa.adapter.jooq.evolution.EpisodeRows.LIVE;
import static dev.stoa.schema.generated.tables.ActionLogs.ACTION_LOGS;
import static dev.stoa.schema.generated.tables.ActionLogsArchive.ACTION_LOGS_ARCHIVE;
import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;
import static dev.stoa.schema.generated.tables.Generations.GENERATIONS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.time.Instant;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.Select;

/** The statements of pruning; columns are named, so that a new one cannot shift the others. */
final class PruneSql {

  static final Param<Long> ARCHIVE_BELOW = Params.named("archive_below", GENERATIONS.SEQUENCE);
  static final Param<Long> THIN_BELOW = Params.named("thin_below", GENERATIONS.SEQUENCE);
  static final Param<Long> FAILURE = Params.named("failure", EPISODES.AGENT_A_SCORE);
  static final Param<Instant> NOW = Params.named("now", EPISODES_ARCHIVE.ARCHIVED_AT);
  static final Field<Integer> COUNT = count().as("counted");

  private static final Condition OLD = GENERATIONS.SEQUENCE.lt(ARCHIVE_BELOW);
  private static final Condition OLDER_THAN_LOGS =
      GENERATIONS.SEQUENCE.ge(ARCHIVE_BELOW).and(GENERATIONS.SEQUENCE.lt(THIN_BELOW));
  private static final Condition FAILED = EPISODES.AGENT_A_SCORE.le(FAILURE);
  private static final Condition NOT_FAILED = EPISODES.AGENT_A_SCORE.gt(FAILURE);

  static final Statement COUNT_EPISODES =
      Statement.of(
          () -> select(COUNT).from(EPISODES).where(EPISODES.GENERATION_ID.in(generations(OLD))));
  static final Statement COUNT_FAILED = Statement.of(() -> countActions(OLD, FAILED));
  static final Statement COUNT_OTHERS = Statement.of(() -> countActions(OLD, NOT_FAILED));
  static final Statement COUNT_THINNED =
      Statement.of(() -> countActions(OLDER_THAN_LOGS, NOT_FAILED));

  static final Statement ARCHIVE_EPISODES =
      Statement.of(
          () ->
              insertInto(EPISODES_ARCHIVE, ARCHIVED.columns())
                  .select(
                      select(LIVE.columns())
                          .select(NOW)
                          .from(EPISODES)
                          .where(EPISODES.GENERATION_ID.in(generations(OLD)))));
  static final Statement ARCHIVE_ACTIONS =
      Statement.of(
          () ->
              insertInto(ACTION_LOGS_ARCHIVE, ARCHIVED_ACTIONS.columns())
                  .select(
                      select(ACTIONS.columns())
                          .from(ACTION_LOGS)
                          .where(ACTION_LOGS.EPISODE_ID.in(episodes(OLD, FAILED)))));
  static final Statement DELETE_ACTIONS =
      Statement.of(() -> deleteActions(episodes(OLD, noCondition())));
  static final Statement DELETE_EPISODES =
      Statement.of(() -> deleteFrom(EPISODES).where(EPISODES.GENERATION_ID.in(generations(OLD))));
  static final Statement THIN =
      Statement.of(() -> deleteActions(episodes(OLDER_THAN_LOGS, NOT_FAILED)));

  private PruneSql() {}

  private static Query countActions(Condition generations, Condition scored) {
    return select(COUNT)
        .from(ACTION_LOGS)
        .where(ACTION_LOGS.EPISODE_ID.in(episodes(generations, scored)));
  }

  private static Query deleteActions(Select<Record1<String>> episodes) {
    return deleteFrom(ACTION_LOGS).where(ACTION_LOGS.EPISODE_ID.in(episodes));
  }

  private static Select<Record1<String>> episodes(Condition generations, Condition scored) {
    return select(EPISODES.ID)
        .from(EPISODES)
        .where(EPISODES.GENERATION_ID.in(generations(generations)))
        .and(scored);
  }

  private static Select<Record1<String>> generations(Condition ranked) {
    return select(GENERATIONS.ID).from(GENERATIONS).where(ranked);
  }
}
