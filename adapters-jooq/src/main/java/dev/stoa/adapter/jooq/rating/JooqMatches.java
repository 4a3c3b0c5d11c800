package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.RatedMatch;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The log of matches in the tables {@code matches} and {@code match_participants}. */
public final class JooqMatches implements Matches {

  private static final String LOCK = "rating";

  private final JooqSession session;
  private final MatchesSql sql;

  public JooqMatches(JooqSession session) {
    this.session = session;
    this.sql = new MatchesSql(session.dialect().sql());
  }

  @Override
  public long lockLast() {
    session.serialize(LOCK);
    return session.one(sql.last, Binder.NOTHING, row -> row.number(1)).getOrElse(0L);
  }

  @Override
  public void append(RatedMatch match) {
    session.run(
        sql.insert,
        binds ->
            binds
                .number(match.sequence())
                .text(match.id().value())
                .text(match.winner().map(AgentName::value).getOrNull())
                .text(match.discipline().map(Discipline::value).getOrNull())
                .real(match.confidence())
                .real(match.kFactor())
                .instant(match.at()));
    session.batch(
        sql.insertPart,
        match.parts(),
        (binds, part) ->
            binds
                .number(match.sequence())
                .text(part.agent().value())
                .real(part.score())
                .real(part.change())
                .real(part.multiplier()));
  }

  @Override
  public Option<RatedMatch> find(MatchId id) {
    return matches(sql.byDebate, binds -> binds.text(id.value())).headOption();
  }

  @Override
  public Seq<RatedMatch> between(AgentName one, AgentName other, long before, int limit) {
    Seq<Long> found =
        session.list(
            sql.between,
            binds -> binds.text(one.value()).text(other.value()).number(before).number(limit),
            row -> row.number(1));
    return found.flatMap(id -> matches(sql.byId, binds -> binds.number(id)));
  }

  @Override
  public void scan(Consumer<RatedMatch> matches) {
    MatchRows rows = new MatchRows(matches);
    session.each(sql.all, Binder.NOTHING, rows::row);
    rows.close();
  }

  @Override
  public void scanScores(Option<Discipline> discipline, ScoreReader scores) {
    session.each(
        discipline.isEmpty() ? sql.scores : sql.scoresOfDomain,
        binds -> {
          for (Discipline wanted : discipline) {
            binds.text(wanted.value());
          }
        },
        row -> scores.score(row.number(1), row.text(2), row.real(3)));
  }

  private Seq<RatedMatch> matches(RenderedSql statement, Binder binder) {
    List<RatedMatch> found = new ArrayList<>();
    MatchRows rows = new MatchRows(found::add);
    session.each(statement, binder, rows::row);
    rows.close();
    return Vector.ofAll(found);
  }
}
