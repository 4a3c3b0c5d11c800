package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.MatchRows.LOG;
import static dev.stoa.adapter.jooq.rating.MatchRows.PARTS;
import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.LogEnd;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchQuery;
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

  private static final NamedRows NAMED = NamedRows.in(MATCH_PARTICIPANTS.AGENT_NAME);

  private record Last(long sequence, Instant at, int known) {}

  private final JooqSession session;
  private final LogTimes times;

  public JooqMatches(JooqSession session) {
    this.session = session;
    this.times = new LogTimes(session);
  }

  @Override
  public void lock() {
    session.serialize(LockName.MATCH.all());
  }

  @Override
  public LogEnd end(Seq<MatchId> wanted) {
    Seq<String> debates = wanted.map(MatchId::value);
    return last(debates)
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

  private Option<Last> last(Seq<String> debates) {
    return debates.size() == 1
        ? session.one(
            MatchesSql.END_FOR_ONE,
            binds -> binds.set(MATCHES.DEBATE_ID, debates.head()),
            JooqMatches::last)
        : session.one(
            MatchesSql.END, binds -> binds.set(MatchesSql.DEBATES, debates), JooqMatches::last);
  }

  private static Last last(Row row) throws SQLException {
    return new Last(row.get(MATCHES.ID), row.get(MATCHES.CREATED_AT), row.get(MatchesSql.KNOWN));
  }

  private Seq<RatedMatch> of(Seq<String> debates) {
    return matches(MatchesSql.OF_DEBATES, binds -> binds.set(MatchesSql.DEBATES, debates));
  }

  @Override
  public void append(Seq<RatedMatch> matches) {
    LOG.add(session, matches);
    PARTS.add(session, MatchRows.parts(matches));
  }

  @Override
  public void rerate(Seq<RatedMatch> matches) {
    PARTS.save(session, MatchRows.parts(matches));
  }

  @Override
  public long move(AgentName from, AgentName into) {
    return NAMED.move(session, from, into);
  }

  @Override
  public long count(AgentName agent) {
    return NAMED.count(session, agent);
  }

  @Override
  public Option<RatedMatch> find(MatchId id) {
    return matches(MatchesSql.OF_DEBATE, binds -> binds.set(MATCHES.DEBATE_ID, id.value()))
        .headOption();
  }

  @Override
  public Seq<RatedMatch> between(AgentName one, AgentName other, long before, int limit) {
    return newestFirst(
        MatchesSql.NEWEST_BETWEEN.page(
            session,
            Filters.NONE
                .and(MatchesSql.OF_AGENT, one.value())
                .and(MatchesSql.WITH_OTHER, other.value()),
            Option.some(before),
            limit));
  }

  private Seq<RatedMatch> newestFirst(Seq<Long> ids) {
    return matches(MatchesSql.OF_IDS, binds -> binds.set(MatchesSql.IDS, ids)).reverse();
  }

  @Override
  public Seq<RatedMatch> page(MatchQuery query) {
    long from = query.since().map(times::firstAt).getOrElse(1L);
    long end =
        Math.min(
            query.page().after().getOrElse(Long.MAX_VALUE),
            query.before().map(times::firstAt).getOrElse(Long.MAX_VALUE));
    Filters wanted =
        Filters.NONE
            .and(MatchesSql.OF_AGENT, query.agent().map(AgentName::value))
            .and(MatchesSql.OF_DOMAIN, query.discipline().map(Discipline::value))
            .and(query.agent().isEmpty() ? MatchesSql.MATCH_FROM : MatchesSql.PART_FROM, from);
    return newestFirst(pages(query).page(session, wanted, Option.some(end), query.page().limit()));
  }

  private static Pages<Long, Long> pages(MatchQuery query) {
    if (query.agent().isEmpty()) {
      return MatchesSql.NEWEST;
    }
    return query.discipline().isEmpty() ? MatchesSql.NEWEST_OF_AGENT : MatchesSql.NEWEST_OF_BOTH;
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
