package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.ActionLogs.ACTION_LOGS;
import static dev.stoa.schema.generated.tables.ActionLogsArchive.ACTION_LOGS_ARCHIVE;
import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.evolution.ActionDraftBuilder;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EpisodeResultBuilder;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Termination;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column holds what of episodes and their actions, live or archived. */
final class EpisodeRows {

  static final Rows<Episode> LIVE =
      Rows.of(EPISODES, EpisodeRows::episode)
          .key(EPISODES.ID, episode -> episode.id().value())
          .set(EPISODES.GENERATION_ID, episode -> episode.result().generation().value())
          .set(EPISODES.AGENT_A_PROFILE_ID, episode -> episode.result().agentA().value())
          .set(EPISODES.AGENT_B_PROFILE_ID, episode -> episode.result().agentB().value())
          .set(EPISODES.AGENT_A_SCORE, episode -> (long) episode.result().scoreA())
          .set(EPISODES.AGENT_B_SCORE, episode -> (long) episode.result().scoreB())
          .set(EPISODES.TOTAL_TURNS, episode -> episode.result().turns())
          .set(EPISODES.TERMINATION_REASON, episode -> episode.result().reason().label())
          .set(
              EPISODES.FINAL_STATE_SNAPSHOT,
              episode -> JsonColumn.of(episode.result().finalState()))
          .set(EPISODES.IS_SHADOW_TRIAL, episode -> episode.result().shadow())
          .maybe(EPISODES.SCOUT_HYPOTHESES, episode -> episode.result().scoutHypotheses())
          .set(EPISODES.CREATED_AT, Episode::createdAt);

  private static final Rows<Episode> IN_ARCHIVE = LIVE.in(EPISODES_ARCHIVE);

  static final Rows<Episode> ARCHIVED =
      Rows.of(EPISODES_ARCHIVE, EpisodeRows::archived)
          .including(IN_ARCHIVE, episode -> episode)
          .maybe(EPISODES_ARCHIVE.ARCHIVED_AT, Episode::archivedAt);

  static final Rows<EpisodeAction> ACTIONS =
      Rows.of(ACTION_LOGS, EpisodeRows::action)
          .key(ACTION_LOGS.EPISODE_ID, action -> action.episode().value())
          .key(ACTION_LOGS.SEQUENCE, EpisodeAction::sequence)
          .set(ACTION_LOGS.TURN_NUMBER, action -> action.draft().turn())
          .set(ACTION_LOGS.SPEAKER_ID, action -> action.draft().speaker().value())
          .maybe(ACTION_LOGS.INTERNAL_MONOLOGUE, action -> action.draft().monologue())
          .maybe(ACTION_LOGS.PUBLIC_DIALOGUE, action -> action.draft().dialogue())
          .set(
              ACTION_LOGS.STATE_MUTATIONS, action -> JsonColumn.of(action.draft().stateMutations()))
          .set(ACTION_LOGS.PROPOSE_RESOLUTION, action -> action.draft().proposesResolution())
          .set(ACTION_LOGS.ABORT_EPISODE, action -> action.draft().aborts())
          .set(ACTION_LOGS.TOKEN_USAGE, action -> action.draft().tokens());

  static final Rows<EpisodeAction> ARCHIVED_ACTIONS = ACTIONS.in(ACTION_LOGS_ARCHIVE);

  private EpisodeRows() {}

  private static Episode episode(Row row) throws SQLException {
    return new Episode(
        new EpisodeId(row.get(EPISODES.ID)),
        EpisodeResultBuilder.builder()
            .generation(new GenerationId(row.get(EPISODES.GENERATION_ID)))
            .agentA(new ProfileId(row.get(EPISODES.AGENT_A_PROFILE_ID)))
            .agentB(new ProfileId(row.get(EPISODES.AGENT_B_PROFILE_ID)))
            .scoreA(row.get(EPISODES.AGENT_A_SCORE).intValue())
            .scoreB(row.get(EPISODES.AGENT_B_SCORE).intValue())
            .turns(row.get(EPISODES.TOTAL_TURNS))
            .reason(Termination.labelled(row.get(EPISODES.TERMINATION_REASON)))
            .finalState(JsonColumn.canonical(row.get(EPISODES.FINAL_STATE_SNAPSHOT)))
            .shadow(row.get(EPISODES.IS_SHADOW_TRIAL))
            .scoutHypotheses(Option.of(row.get(EPISODES.SCOUT_HYPOTHESES)))
            .build(),
        row.get(EPISODES.CREATED_AT),
        Option.none());
  }

  private static Episode archived(Row row) throws SQLException {
    Episode episode = IN_ARCHIVE.read(row);
    return new Episode(
        episode.id(),
        episode.result(),
        episode.createdAt(),
        Option.some(row.get(EPISODES_ARCHIVE.ARCHIVED_AT)));
  }

  private static EpisodeAction action(Row row) throws SQLException {
    return new EpisodeAction(
        new EpisodeId(row.get(ACTION_LOGS.EPISODE_ID)),
        row.get(ACTION_LOGS.SEQUENCE),
        ActionDraftBuilder.builder()
            .turn(row.get(ACTION_LOGS.TURN_NUMBER))
            .speaker(new ProfileId(row.get(ACTION_LOGS.SPEAKER_ID)))
            .monologue(Option.of(row.get(ACTION_LOGS.INTERNAL_MONOLOGUE)))
            .dialogue(Option.of(row.get(ACTION_LOGS.PUBLIC_DIALOGUE)))
            .stateMutations(JsonColumn.canonical(row.get(ACTION_LOGS.STATE_MUTATIONS)))
            .proposesResolution(row.get(ACTION_LOGS.PROPOSE_RESOLUTION))
            .aborts(row.get(ACTION_LOGS.ABORT_EPISODE))
            .tokens(row.get(ACTION_LOGS.TOKEN_USAGE))
            .build());
  }
}
