package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.ActionLogs.ACTION_LOGS;
import static dev.stoa.schema.generated.tables.Episodes.EPISODES;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Pages;
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
    EpisodeRows.LIVE.add(session, episodes);
    EpisodeRows.ACTIONS.add(session, actions);
  }

  @Override
  public void addArchived(Seq<Episode> episodes, Seq<EpisodeAction> actions) {
    EpisodeRows.ARCHIVED.add(session, episodes);
    EpisodeRows.ARCHIVED_ACTIONS.add(session, actions);
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
    Seq<String> wanted = ids.map(EpisodeId::value);
    Seq<Episode> live = EpisodeSql.BY_ID.find(session, wanted);
    return live.size() == ids.size()
        ? live
        : live.appendAll(EpisodeSql.ARCHIVED_BY_ID.find(session, wanted));
  }

  @Override
  public Seq<Episode> claim(Seq<EpisodeId> ids) {
    session.serialize(ids.map(LockName.EPISODE::of));
    return find(ids);
  }

  @Override
  public Seq<Episode> page(GenerationId generation, Option<Episode.Key> after, int limit) {
    return EpisodeSql.LOWEST.page(session, of(generation), after, limit);
  }

  @Override
  public Seq<Episode> lowest(GenerationId generation, int limit) {
    return EpisodeSql.LOWEST.page(
        session, of(generation).and(EpisodeSql.NO_SHADOW), Option.none(), limit);
  }

  private static Filters of(GenerationId generation) {
    return Filters.NONE.and(EpisodeSql.OF_GENERATION, generation.value());
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
    return EpisodeRows.LIVE
        .list(
            session,
            EpisodeSql.SCORES,
            binds ->
                binds
                    .set(EPISODES.GENERATION_ID, generation.value())
                    .set(EPISODES.IS_SHADOW_TRIAL, shadow)
                    .set(EpisodeSql.PROFILE, profile.value()))
        .flatMap(episode -> episode.result().scoresOf(profile));
  }

  @Override
  public void scan(Episode episode, Consumer<EpisodeAction> actions) {
    log(episode).each(session, of(episode), actions);
  }

  @Override
  public Seq<EpisodeAction> actions(Episode episode, long after, int limit) {
    return log(episode).page(session, of(episode), Option.some(after), limit);
  }

  private static Pages<Long, EpisodeAction> log(Episode episode) {
    return episode.archivedAt().isEmpty() ? EpisodeSql.LOG : EpisodeSql.ARCHIVED_LOG;
  }

  private static Filters of(Episode episode) {
    return Filters.NONE.and(
        episode.archivedAt().isEmpty() ? EpisodeSql.OF_EPISODE : EpisodeSql.OF_ARCHIVED_EPISODE,
        episode.id().value());
  }

  @Override
  public Seq<String> lastWords(Seq<EpisodeId> episodes) {
    return session.list(
        EpisodeSql.LAST_WORDS,
        binds -> binds.set(EpisodeSql.IDS, episodes.map(EpisodeId::value)),
        row -> row.get(ACTION_LOGS.PUBLIC_DIALOGUE));
  }
}
