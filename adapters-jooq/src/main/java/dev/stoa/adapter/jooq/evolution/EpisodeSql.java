package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.adapter.jooq.evolution.EpisodeColumns.ARCHIVED;
import static dev.stoa.adapter.jooq.evolution.EpisodeColumns.LIVE;
import static dev.stoa.schema.generated.tables.ActionLogs.ACTION_LOGS;
import static dev.stoa.schema.generated.tables.ActionLogsArchive.ACTION_LOGS_ARCHIVE;
import static dev.stoa.schema.generated.tables.AgentProfiles.AGENT_PROFILES;
import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;
import static dev.stoa.schema.generated.tables.Generations.GENERATIONS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.schema.generated.tables.ActionLogs;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.SelectSeekStep1;

/** The statements of episodes and their actions. */
final class EpisodeSql {

  static final ListParam<String> IDS = Params.list("ids", EPISODES.ID);
  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Boolean> AFTER_SHADOW = Params.named("after_shadow", EPISODES.IS_SHADOW_TRIAL);
  static final Param<Long> AFTER_SCORE = Params.named("after_score", EPISODES.AGENT_A_SCORE);
  static final Param<String> AFTER_ID = Params.named("after_id", EPISODES.ID);
  static final Param<String> PROFILE = Params.named("profile", EPISODES.AGENT_A_PROFILE_ID);
  static final Param<Long> AFTER = Params.named("after", ACTION_LOGS.SEQUENCE);
  static final Field<Integer> COUNT = count().as("counted");
  static final ListParam<String> GENERATION_IDS = Params.list("generations", GENERATIONS.ID);
  static final ListParam<String> PROFILE_IDS = Params.list("profiles", AGENT_PROFILES.ID);
  static final Field<Integer> KNOWN_GENERATIONS =
      field(select(count()).from(GENERATIONS).where(GENERATION_IDS.contains(GENERATIONS.ID)))
          .as("known_generations");
  static final Field<Integer> KNOWN_PROFILES =
      field(select(count()).from(AGENT_PROFILES).where(PROFILE_IDS.contains(AGENT_PROFILES.ID)))
          .as("known_profiles");

  private static final ActionLogs LATER = ACTION_LOGS.as("later");
  private static final Condition OF_GENERATION =
      EPISODES.GENERATION_ID.eq(Params.of(EPISODES.GENERATION_ID));
  private static final Condition NO_SHADOW = EPISODES.IS_SHADOW_TRIAL.eq(inline(false));

  static final Statement INSERT =
      Statement.of(() -> insertInto(EPISODES).set(Params.of(LIVE.all())));
  static final Statement INSERT_ACTION =
      Statement.of(() -> insertInto(ACTION_LOGS).set(Params.of(ActionColumns.LIVE.all())));
  static final Statement INSERT_ARCHIVED =
      Statement.of(
          () ->
              insertInto(EPISODES_ARCHIVE)
                  .set(Params.of(ARCHIVED.all()))
                  .set(EPISODES_ARCHIVE.ARCHIVED_AT, Params.of(EPISODES_ARCHIVE.ARCHIVED_AT)));
  static final Statement INSERT_ARCHIVED_ACTION =
      Statement.of(
          () -> insertInto(ACTION_LOGS_ARCHIVE).set(Params.of(ActionColumns.ARCHIVED.all())));
  static final Statement KNOWN = Statement.of(() -> select(KNOWN_GENERATIONS, KNOWN_PROFILES));
  static final Statement FIND = Statement.of(() -> rows(IDS.contains(EPISODES.ID)));
  static final Statement FIND_ARCHIVED =
      Statement.of(
          () ->
              select(ARCHIVED.all())
                  .select(EPISODES_ARCHIVE.ARCHIVED_AT)
                  .from(EPISODES_ARCHIVE)
                  .where(IDS.contains(EPISODES_ARCHIVE.ID)));
  static final Statement PAGE = Statement.of(() -> page(OF_GENERATION));
  static final Statement PAGE_AFTER =
      Statement.of(
          () ->
              page(
                  OF_GENERATION.and(
                      row(EPISODES.IS_SHADOW_TRIAL, EPISODES.AGENT_A_SCORE, EPISODES.ID)
                          .gt(AFTER_SHADOW, AFTER_SCORE, AFTER_ID))));
  static final Statement LOWEST = Statement.of(() -> page(OF_GENERATION.and(NO_SHADOW)));
  static final Statement COUNTED =
      Statement.of(() -> select(COUNT).from(EPISODES).where(OF_GENERATION).and(NO_SHADOW));
  static final Statement SCORES =
      Statement.of(
          () ->
              rows(OF_GENERATION)
                  .and(EPISODES.IS_SHADOW_TRIAL.eq(Params.of(EPISODES.IS_SHADOW_TRIAL)))
                  .and(
                      EPISODES
                          .AGENT_A_PROFILE_ID
                          .eq(PROFILE)
                          .or(EPISODES.AGENT_B_PROFILE_ID.eq(PROFILE)))
                  .orderBy(EPISODES.AGENT_A_SCORE, EPISODES.ID));
  static final Statement ACTIONS = Statement.of(() -> actions(ActionColumns.LIVE));
  static final Statement ARCHIVED_ACTIONS = Statement.of(() -> actions(ActionColumns.ARCHIVED));
  static final Statement ACTION_PAGE = Statement.of(() -> actions(ActionColumns.LIVE).limit(LIMIT));
  static final Statement ARCHIVED_ACTION_PAGE =
      Statement.of(() -> actions(ActionColumns.ARCHIVED).limit(LIMIT));
  static final Statement LAST_WORDS =
      Statement.of(
          () ->
              select(ACTION_LOGS.PUBLIC_DIALOGUE)
                  .from(ACTION_LOGS)
                  .where(IDS.contains(ACTION_LOGS.EPISODE_ID))
                  .and(
                      ACTION_LOGS.SEQUENCE.eq(
                          select(max(LATER.SEQUENCE))
                              .from(LATER)
                              .where(LATER.EPISODE_ID.eq(ACTION_LOGS.EPISODE_ID))
                              .and(LATER.PUBLIC_DIALOGUE.isNotNull())))
                  .orderBy(ACTION_LOGS.EPISODE_ID));

  private EpisodeSql() {}

  private static Query page(Condition wanted) {
    return rows(wanted)
        .orderBy(EPISODES.IS_SHADOW_TRIAL, EPISODES.AGENT_A_SCORE, EPISODES.ID)
        .limit(LIMIT);
  }

  private static SelectSeekStep1<Record, Long> actions(ActionColumns columns) {
    return select(columns.all())
        .from(columns.table())
        .where(columns.episode().eq(Params.of(columns.episode())))
        .and(columns.sequence().gt(AFTER))
        .orderBy(columns.sequence());
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return select(LIVE.all()).from(EPISODES).where(condition);
  }
}
