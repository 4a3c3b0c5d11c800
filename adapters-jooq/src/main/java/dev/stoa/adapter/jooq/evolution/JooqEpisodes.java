package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.ActionLogs.ACTION_LOGS;
import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;

import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The episodes in {@code episodes} and {@code action_logs}, and in the archive of both. */
public final class JooqEpisodes implements Episodes {

  private final JooqSession session;

  public JooqEpisodes(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Seq<Episode> episodes, Seq<EpisodeAction> actions) {
    session.batch(EpisodeSql.INSERT, episodes, EpisodeColumns.LIVE::bind);
    session.batch(EpisodeSql.INSERT_ACTION, actions, ActionColumns.LIVE::bind);
  }

  @Override
  public void addArchived(Seq<Episode> episodes, Seq<EpisodeAction> actions) {
    session.batch(
        EpisodeSql.INSERT_ARCHIVED,
        episodes,
        (binds, one) -> {
          EpisodeColumns.ARCHIVED.bind(binds, one);
          binds.set(EPISODES_ARCHIVE.ARCHIVED_AT, one.archivedAt().get());
        });
    session.batch(EpisodeSql.INSERT_ARCHIVED_ACTION, actions, ActionColumns.ARCHIVED::bind);
  }

  @Override
  public boolean isKnown(Seq<GenerationId> generations, Seq<ProfileId> profiles) {
    return session
        .one(
            EpisodeSql.KNOWN,
            binds ->
                binds
                    .set(EpisodeSql.GENERATION_IDS, generations.map(GenerationId::value))
                    .set(EpisodeSql.PROFILE_IDS, profiles.map(ProfileId::value)),
            row ->
                row.get(EpisodeSql.KNOWN_GENERATIONS) == generations.size()
                    && row.get(EpisodeSql.KNOWN_PROFILES) == profiles.size())
        .get();
  }

  @Override
  public Seq<Episode> find(Seq<EpisodeId> ids) {
    Seq<Episode> live =
        session.list(
            EpisodeSql.FIND,
            binds -> binds.set(EpisodeSql.IDS, ids.map(EpisodeId::value)),
            row -> EpisodeColumns.LIVE.episode(row, Option.none()));
    if (live.size() == ids.size()) {
      return live;
    }
    return live.appendAll(
        session.list(
            EpisodeSql.FIND_ARCHIVED,
            binds -> binds.set(EpisodeSql.IDS, ids.map(EpisodeId::value)),
            row ->
                EpisodeColumns.ARCHIVED.episode(
                    row, Option.some(row.get(EPISODES_ARCHIVE.ARCHIVED_AT)))));
  }

  @Override
  public Seq<Episode> claim(Seq<EpisodeId> ids) {
    session.serialize(ids.map(LockName.EPISODE::of));
    return find(ids);
  }

  @Override
  public Seq<Episode> page(GenerationId generation, Option<Episode.Key> after, int limit) {
    return session.list(
        after.isEmpty() ? EpisodeSql.PAGE : EpisodeSql.PAGE_AFTER,
        binds -> {
          for (Episode.Key last : after) {
            binds
                .set(EpisodeSql.AFTER_SHADOW, last.shadow())
                .set(EpisodeSql.AFTER_SCORE, (long) last.score())
                .set(EpisodeSql.AFTER_ID, last.id().value());
          }
          binds.set(EPISODES.GENERATION_ID, generation.value()).set(EpisodeSql.LIMIT, limit);
        },
        row -> EpisodeColumns.LIVE.episode(row, Option.none()));
  }

  @Override
  public Seq<Episode> lowest(GenerationId generation, int limit) {
    return session.list(
        EpisodeSql.LOWEST,
        binds -> binds.set(EPISODES.GENERATION_ID, generation.value()).set(EpisodeSql.LIMIT, limit),
        row -> EpisodeColumns.LIVE.episode(row, Option.none()));
  }

  @Override
  public long count(GenerationId generation) {
    return session
        .one(
            EpisodeSql.COUNTED,
            binds -> binds.set(EPISODES.GENERATION_ID, generation.value()),
            row -> (long) row.get(EpisodeSql.COUNT))
        .get();
  }

  @Override
  public Seq<Integer> scores(GenerationId generation, ProfileId profile, boolean shadow) {
    return session
        .list(
            EpisodeSql.SCORES,
            binds ->
                binds
                    .set(EPISODES.GENERATION_ID, generation.value())
                    .set(EPISODES.IS_SHADOW_TRIAL, shadow)
                    .set(EpisodeSql.PROFILE, profile.value()),
            row -> EpisodeColumns.LIVE.episode(row, Option.none()).result().scoresOf(profile))
        .flatMap(scores -> scores);
  }

  @Override
  public void scan(Episode episode, Consumer<EpisodeAction> actions) {
    ActionColumns columns = columns(episode);
    session.each(
        episode.archivedAt().isEmpty() ? EpisodeSql.ACTIONS : EpisodeSql.ARCHIVED_ACTIONS,
        binds -> binds.set(columns.episode(), episode.id().value()).set(EpisodeSql.AFTER, 0L),
        row -> actions.accept(columns.action(row)));
  }

  @Override
  public Seq<EpisodeAction> actions(Episode episode, long after, int limit) {
    ActionColumns columns = columns(episode);
    return session.list(
        episode.archivedAt().isEmpty() ? EpisodeSql.ACTION_PAGE : EpisodeSql.ARCHIVED_ACTION_PAGE,
        binds ->
            binds
                .set(columns.episode(), episode.id().value())
                .set(EpisodeSql.AFTER, after)
                .set(EpisodeSql.LIMIT, limit),
        columns::action);
  }

  private static ActionColumns columns(Episode episode) {
    return episode.archivedAt().isEmpty() ? ActionColumns.LIVE : ActionColumns.ARCHIVED;
  }

  @Override
  public Seq<String> lastWords(Seq<EpisodeId> episodes) {
    return session.list(
        EpisodeSql.LAST_WORDS,
        binds -> binds.set(EpisodeSql.IDS, episodes.map(EpisodeId::value)),
        row -> row.get(ACTION_LOGS.PUBLIC_DIALOGUE));
  }
}
