package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.adapter.jooq.evolution.EpisodeRows.ACTIONS;
import static dev.stoa.adapter.jooq.evolution.EpisodeRows.ARCHIVED;
import static dev.stoa.adapter.jooq.evolution.EpisodeRows.ARCHIVED_ACTIONS;
import static dev.stoa.adapter.jooq.evolution.EpisodeRows.LIVE;
import static dev.stoa.schema.generated.tables.ActionLogs.ACTION_LOGS;
import static dev.stoa.schema.generated.tables.ActionLogsArchive.ACTION_LOGS_ARCHIVE;
import static dev.stoa.schema.generated.tables.AgentProfiles.AGENT_PROFILES;
import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;
import static dev.stoa.schema.generated.tables.Generations.GENERATIONS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.schema.generated.tables.ActionLogs;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;

/** The statements of episodes and their actions. */
final class EpisodeSql {

  static final Lookup<String, Episode> BY_ID = LIVE.by(EPISODES.ID);
  static final Lookup<String, Episode> ARCHIVED_BY_ID = ARCHIVED.by(EPISODES_ARCHIVE.ID);
  static final Pages<Episode.Key, Episode> LOWEST =
      LIVE.pages(
          Order.ascending(
              EPISODES.IS_SHADOW_TRIAL,
              Episode.Key::shadow,
              EPISODES.AGENT_A_SCORE,
              last -> (long) last.score(),
              EPISODES.ID,
              last -> last.id().value()));
  static final Pages<Long, EpisodeAction> LOG =
      ACTIONS.pages(Order.ascending(ACTION_LOGS.SEQUENCE, sequence -> sequence));
  static final Pages<Long, EpisodeAction> ARCHIVED_LOG =
      ARCHIVED_ACTIONS.pages(Order.ascending(ACTION_LOGS_ARCHIVE.SEQUENCE, sequence -> sequence));
  static final Filter<String> OF_GENERATION = Filter.eq(EPISODES.GENERATION_ID);
  static final Filter<Object> NO_SHADOW = Filter.of(EPISODES.IS_SHADOW_TRIAL.eq(inline(false)));
  static final Filter<String> OF_EPISODE = Filter.eq(ACTION_LOGS.EPISODE_ID);
  static final Filter<String> OF_ARCHIVED_EPISODE = Filter.eq(ACTION_LOGS_ARCHIVE.EPISODE_ID);

  static final ListParam<String> IDS = Params.list("ids", EPISODES.ID);
  static final Param<String> PROFILE = Params.named("profile", EPISODES.AGENT_A_PROFILE_ID);
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
  private static final Condition IN_GENERATION =
      EPISODES.GENERATION_ID.eq(Params.of(EPISODES.GENERATION_ID));

  static final Statement KNOWN = Statement.of(() -> select(KNOWN_GENERATIONS, KNOWN_PROFILES));
  static final Statement COUNTED =
      Statement.of(
          () ->
              select(COUNT)
                  .from(EPISODES)
                  .where(IN_GENERATION)
                  .and(EPISODES.IS_SHADOW_TRIAL.eq(inline(false))));
  static final Statement SCORES =
      Statement.of(
          () ->
              LIVE.select(IN_GENERATION)
                  .and(EPISODES.IS_SHADOW_TRIAL.eq(Params.of(EPISODES.IS_SHADOW_TRIAL)))
                  .and(
                      EPISODES
                          .AGENT_A_PROFILE_ID
                          .eq(PROFILE)
                          .or(EPISODES.AGENT_B_PROFILE_ID.eq(PROFILE)))
                  .orderBy(EPISODES.AGENT_A_SCORE, EPISODES.ID));
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
}
