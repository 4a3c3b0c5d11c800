package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;

import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.LogEnd;
import dev.stoa.domain.rating.MatchFilter;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.RatedMatch;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The log of matches in the tables {@code matches} and {@code match_participants}. */
public final class JooqMatches implements Matches {

  private static final NamedRows PARTS = NamedRows.in(MATCH_PARTICIPANTS.AGENT_NAME);

  private record Last(long sequence, Instant at, int known) {}

  private final JooqSession session;
  private final LogTimes times;

  public JooqMatches(JooqSession session) {
    this.session = session;
    this.times = new LogTimes(session);
  }

  @Override
  public LogEnd lockEnd(Seq<MatchId> wanted) {
    session.serialize(LockName.MATCH.all());
    Seq<String> debates = wanted.map(MatchId::value);
    return session
        .one(
            MatchesSql.END.of(debates),
            binds -> MatchesSql.END.bind(binds, debates),
            JooqMatches::last)
        .map(
            last ->
                new LogEnd(
                    last.sequence(),
                    Option.some(last.at()),
                    last.known() == 0
                        ? HashMap.empty()
                        : of(debates).toMap(RatedMatch::id, match -> match)))
        .getOrElse(() -> new LogEnd(0, Option.none(), HashMap.empty()));
  }

  private static Last last(Row row) throws SQLException {
    return new Last(row.get(MATCHES.ID), row.get(MATCHES.CREATED_AT), row.get(MatchesSql.KNOWN));
  }

  private Seq<RatedMatch> of(Seq<String> debates) {
    return matches(MatchesSql.OF_DEBATES, binds -> binds.set(MatchesSql.DEBATES, debates));
  }

  @Override
  public void append(Seq<RatedMatch> matches) {
    session.batch(MatchesSql.INSERT, matches, MatchRows::bind);
    session.batch(MatchesSql.INSERT_PART, MatchRows.parts(matches), MatchRows::bind);
  }

  @Override
  public void rerate(Seq<RatedMatch> matches) {
    session.batch(
        MatchesSql.RERATE,
        MatchRows.parts(matches),
        (binds, one) ->
            binds
                .set(MATCH_PARTICIPANTS.ELO_CHANGE, one.part().change())
                .set(MATCH_PARTICIPANTS.ELO, one.part().elo())
                .set(MATCH_PARTICIPANTS.MATCH_ID, one.match())
                .set(MATCH_PARTICIPANTS.PLACE, one.place()));
  }

  @Override
  public long move(AgentName from, AgentName into) {
    return PARTS.move(session, from, into);
  }

  @Override
  public long count(AgentName agent) {
    return PARTS.count(session, agent);
  }

  @Override
  public Option<RatedMatch> find(MatchId id) {
    return matches(MatchesSql.OF_DEBATE, binds -> binds.set(MATCHES.DEBATE_ID, id.value()))
        .headOption();
  }

  @Override
  public Seq<RatedMatch> between(AgentName one, AgentName other, long before, int limit) {
    Seq<Long> found =
        session.list(
            MatchesSql.BETWEEN,
            binds ->
                binds
                    .set(MatchesSql.ONE, one.value())
                    .set(MatchesSql.OTHER, other.value())
                    .set(MatchesSql.BEFORE, before)
                    .set(MatchesSql.LIMIT, limit),
            row -> row.get(MATCH_PARTICIPANTS.MATCH_ID));
    return newestFirst(found);
  }

  private Seq<RatedMatch> newestFirst(Seq<Long> ids) {
    return matches(MatchesSql.OF_IDS, binds -> binds.set(MatchesSql.IDS, ids)).reverse();
  }

  @Override
  public Seq<RatedMatch> page(MatchFilter filter, long before, int limit) {
    long from = filter.since().map(times::firstAt).getOrElse(1L);
    long end = Math.min(before, filter.before().map(times::firstAt).getOrElse(Long.MAX_VALUE));
    return newestFirst(
        session.list(
            page(filter),
            binds -> {
              for (AgentName agent : filter.agent()) {
                binds.set(MatchesSql.ONE, agent.value());
              }
              for (Discipline discipline : filter.discipline()) {
                binds.set(MATCHES.DOMAIN, discipline.value());
              }
              binds
                  .set(MatchesSql.FROM, from)
                  .set(MatchesSql.BEFORE, end)
                  .set(MatchesSql.LIMIT, limit);
            },
            row ->
                filter.agent().isEmpty()
                    ? row.get(MATCHES.ID)
                    : row.get(MATCH_PARTICIPANTS.MATCH_ID)));
  }

  private static Statement page(MatchFilter filter) {
    if (filter.agent().isEmpty()) {
      return filter.discipline().isEmpty() ? MatchesSql.PAGE : MatchesSql.PAGE_OF_DOMAIN;
    }
    return filter.discipline().isEmpty() ? MatchesSql.PAGE_OF_AGENT : MatchesSql.PAGE_OF_BOTH;
  }

  @Override
  public void scan(Consumer<RatedMatch> matches) {
    MatchRows rows = new MatchRows(matches);
    session.each(MatchesSql.ALL, Binder.NOTHING, rows::row);
    rows.close();
  }

  @Override
  public void scanScores(Option<Discipline> discipline, ScoreReader scores) {
    session.each(
        discipline.isEmpty() ? MatchesSql.SCORES : MatchesSql.SCORES_OF_DOMAIN,
        binds -> {
          for (Discipline wanted : discipline) {
            binds.set(MATCHES.DOMAIN, wanted.value());
          }
        },
        row ->
            scores.score(
                row.get(MATCH_PARTICIPANTS.MATCH_ID),
                row.get(MATCH_PARTICIPANTS.AGENT_NAME),
                row.get(MATCH_PARTICIPANTS.SCORE)));
  }

  private Seq<RatedMatch> matches(Statement statement, Binder binder) {
    List<RatedMatch> found = new ArrayList<>();
    MatchRows rows = new MatchRows(found::add);
    session.each(statement, binder, rows::row);
    rows.close();
    return Vector.ofAll(found);
  }
}
