package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EpisodeResult;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.schema.Json;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jooq.Field;
import org.jooq.Table;

/** The columns of {@code episodes} or {@code episodes_archive}, and the domain. */
record EpisodeColumns(
    Table<?> table,
    Field<String> id,
    Field<String> generation,
    Field<String> agentA,
    Field<String> agentB,
    Field<Long> scoreA,
    Field<Long> scoreB,
    Field<Long> turns,
    Field<String> reason,
    Field<Json> state,
    Field<Boolean> shadow,
    Field<String> hypotheses,
    Field<Instant> createdAt) {

  static final EpisodeColumns LIVE =
      new EpisodeColumns(
          EPISODES,
          EPISODES.ID,
          EPISODES.GENERATION_ID,
          EPISODES.AGENT_A_PROFILE_ID,
          EPISODES.AGENT_B_PROFILE_ID,
          EPISODES.AGENT_A_SCORE,
          EPISODES.AGENT_B_SCORE,
          EPISODES.TOTAL_TURNS,
          EPISODES.TERMINATION_REASON,
          EPISODES.FINAL_STATE_SNAPSHOT,
          EPISODES.IS_SHADOW_TRIAL,
          EPISODES.SCOUT_HYPOTHESES,
          EPISODES.CREATED_AT);

  static final EpisodeColumns ARCHIVED =
      new EpisodeColumns(
          EPISODES_ARCHIVE,
          EPISODES_ARCHIVE.ID,
          EPISODES_ARCHIVE.GENERATION_ID,
          EPISODES_ARCHIVE.AGENT_A_PROFILE_ID,
          EPISODES_ARCHIVE.AGENT_B_PROFILE_ID,
          EPISODES_ARCHIVE.AGENT_A_SCORE,
          EPISODES_ARCHIVE.AGENT_B_SCORE,
          EPISODES_ARCHIVE.TOTAL_TURNS,
          EPISODES_ARCHIVE.TERMINATION_REASON,
          EPISODES_ARCHIVE.FINAL_STATE_SNAPSHOT,
          EPISODES_ARCHIVE.IS_SHADOW_TRIAL,
          EPISODES_ARCHIVE.SCOUT_HYPOTHESES,
          EPISODES_ARCHIVE.CREATED_AT);

  List<Field<?>> all() {
    return List.of(
        id,
        generation,
        agentA,
        agentB,
        scoreA,
        scoreB,
        turns,
        reason,
        state,
        shadow,
        hypotheses,
        createdAt);
  }

  void bind(Binds binds, Episode episode) throws SQLException {
    EpisodeResult result = episode.result();
    binds
        .set(id, episode.id().value())
        .set(generation, result.generation().value())
        .set(agentA, result.agentA().value())
        .set(agentB, result.agentB().value())
        .set(scoreA, (long) result.scoreA())
        .set(scoreB, (long) result.scoreB())
        .set(turns, result.turns())
        .set(reason, result.reason().label())
        .set(state, JsonColumn.of(result.finalState()))
        .set(shadow, result.shadow())
        .set(hypotheses, result.scoutHypotheses().getOrNull())
        .set(createdAt, episode.createdAt());
  }

  Episode episode(Row row, Option<Instant> archivedAt) throws SQLException {
    return new Episode(
        new EpisodeId(row.get(id)),
        new EpisodeResult(
            new GenerationId(row.get(generation)),
            new ProfileId(row.get(agentA)),
            new ProfileId(row.get(agentB)),
            row.get(scoreA).intValue(),
            row.get(scoreB).intValue(),
            row.get(turns),
            Termination.labelled(row.get(reason)),
            JsonColumn.canonical(row.get(state)),
            row.get(shadow),
            Option.of(row.get(hypotheses))),
        row.get(createdAt),
        archivedAt);
  }
}
