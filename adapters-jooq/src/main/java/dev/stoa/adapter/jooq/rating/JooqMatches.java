package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.adapter.jooq.Statement;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.LogEnd;
import dev.stoa.domain.rating.MatchFilter;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.Participation;
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

  private static final String LOCK = "rating";

  private record Part(long match, Participation part) {}

  private record Last(long sequence, Instant at, int known) {}

  private final JooqSession session;

  public JooqMatches(JooqSession session) {
    this.session = session;
  }

  @Override
  public LogEnd lockEnd(Seq<MatchId> asked) {
    session.serialize(LOCK);
    Seq<String> debates = asked.map(MatchId::value);
    return session
        .one(MatchesSql.END, binds -> binds.set(MatchesSql.DEBATES, debates), JooqMatches::last)
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
    List<Part> parts = new ArrayList<>();
    for (RatedMatch match : matches) {
      match.parts().forEach(part -> parts.add(new Part(match.sequence(), part)));
    }
    session.batch(
        MatchesSql.INSERT_PART,
        parts,
        (binds, one) -> MatchRows.bind(binds, one.match(), one.part()));
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
    long from = filter.since().map(this::firstAt).getOrElse(1L);
    long end = Math.min(before, filter.before().map(this::firstAt).getOrElse(Long.MAX_VALUE));
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

  /**
   * The first sequence recorded at an instant or later, or the one after the last.
   *
   * <p>Sequences have no gaps and times never go back, so halving the log finds it without an index
   * that every match would pay for.
   */
  private long firstAt(Instant instant) {
    long low = 1;
    long high =
        session
                .one(
                    MatchesSql.END,
                    binds -> binds.set(MatchesSql.DEBATES, Vector.empty()),
                    row -> row.get(MATCHES.ID))
                .getOrElse(0L)
            + 1;
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (timeOf(middle).isBefore(instant)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private Instant timeOf(long sequence) {
    return session
        .one(
            MatchesSql.TIME_OF,
            binds -> binds.set(MATCHES.ID, sequence),
            row -> row.get(MATCHES.CREATED_AT))
        .getOrElseThrow(() -> new IllegalStateException("the log has no match " + sequence));
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
