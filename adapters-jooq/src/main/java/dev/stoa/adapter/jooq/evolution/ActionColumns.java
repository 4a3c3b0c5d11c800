package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.ActionLogs.ACTION_LOGS;
import static dev.stoa.schema.generated.tables.ActionLogsArchive.ACTION_LOGS_ARCHIVE;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.schema.Json;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Field;
import org.jooq.Table;

/** The columns of {@code action_logs} or {@code action_logs_archive}, and the domain. */
record ActionColumns(
    Table<?> table,
    Field<String> episode,
    Field<Long> sequence,
    Field<Long> turn,
    Field<String> speaker,
    Field<String> monologue,
    Field<String> dialogue,
    Field<Json> mutations,
    Field<Boolean> resolution,
    Field<Boolean> abort,
    Field<Long> tokens) {

  static final ActionColumns LIVE =
      new ActionColumns(
          ACTION_LOGS,
          ACTION_LOGS.EPISODE_ID,
          ACTION_LOGS.SEQUENCE,
          ACTION_LOGS.TURN_NUMBER,
          ACTION_LOGS.SPEAKER_ID,
          ACTION_LOGS.INTERNAL_MONOLOGUE,
          ACTION_LOGS.PUBLIC_DIALOGUE,
          ACTION_LOGS.STATE_MUTATIONS,
          ACTION_LOGS.PROPOSE_RESOLUTION,
          ACTION_LOGS.ABORT_EPISODE,
          ACTION_LOGS.TOKEN_USAGE);

  static final ActionColumns ARCHIVED =
      new ActionColumns(
          ACTION_LOGS_ARCHIVE,
          ACTION_LOGS_ARCHIVE.EPISODE_ID,
          ACTION_LOGS_ARCHIVE.SEQUENCE,
          ACTION_LOGS_ARCHIVE.TURN_NUMBER,
          ACTION_LOGS_ARCHIVE.SPEAKER_ID,
          ACTION_LOGS_ARCHIVE.INTERNAL_MONOLOGUE,
          ACTION_LOGS_ARCHIVE.PUBLIC_DIALOGUE,
          ACTION_LOGS_ARCHIVE.STATE_MUTATIONS,
          ACTION_LOGS_ARCHIVE.PROPOSE_RESOLUTION,
          ACTION_LOGS_ARCHIVE.ABORT_EPISODE,
          ACTION_LOGS_ARCHIVE.TOKEN_USAGE);

  List<Field<?>> all() {
    return List.of(
        episode,
        sequence,
        turn,
        speaker,
        monologue,
        dialogue,
        mutations,
        resolution,
        abort,
        tokens);
  }

  void bind(Binds binds, EpisodeAction action) throws SQLException {
    ActionDraft draft = action.draft();
    binds
        .set(episode, action.episode().value())
        .set(sequence, action.sequence())
        .set(turn, draft.turn())
        .set(speaker, draft.speaker().value())
        .set(monologue, draft.monologue().getOrNull())
        .set(dialogue, draft.dialogue().getOrNull())
        .set(mutations, JsonColumn.of(draft.stateMutations()))
        .set(resolution, draft.proposesResolution())
        .set(abort, draft.aborts())
        .set(tokens, draft.tokens());
  }

  EpisodeAction action(Row row) throws SQLException {
    return new EpisodeAction(
        new EpisodeId(row.get(episode)),
        row.get(sequence),
        new ActionDraft(
            row.get(turn),
            new ProfileId(row.get(speaker)),
            Option.of(row.get(monologue)),
            Option.of(row.get(dialogue)),
            JsonColumn.canonical(row.get(mutations)),
            row.get(resolution),
            row.get(abort),
            row.get(tokens)));
  }
}
