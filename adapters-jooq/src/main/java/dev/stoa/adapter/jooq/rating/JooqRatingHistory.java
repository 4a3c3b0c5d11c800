package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.schema.InstantText;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** Rating history in the table {@code elo_history}. */
public final class JooqRatingHistory implements RatingHistory {

  private final JooqSession session;
  private final HistorySql sql;

  public JooqRatingHistory(JooqSession session) {
    this.session = session;
    this.sql = new HistorySql(session.dialect().sql());
  }

  @Override
  public void append(RatedMatch match, Seq<AgentRating> ratings) {
    session.batch(
        sql.insert,
        ratings,
        (binds, rating) ->
            binds
                .text(rating.agent().value())
                .real(rating.elo())
                .text(match.id().value())
                .instant(match.at()));
  }

  @Override
  public Seq<HistoryPoint> of(AgentName agent, long before, int limit) {
    return session.list(
        sql.newest,
        binds -> binds.text(agent.value()).number(before).number(limit),
        JooqRatingHistory::point);
  }

  @Override
  public Seq<HistoryPoint> after(long sequence, int limit) {
    return session.list(
        sql.after, binds -> binds.number(sequence).number(limit), JooqRatingHistory::point);
  }

  @Override
  public Option<HistoryPoint> asOf(AgentName agent, Instant instant) {
    return session.one(
        sql.asOf, binds -> binds.text(agent.value()).instant(instant), JooqRatingHistory::point);
  }

  @Override
  public Option<AgentName> nextAgent(Option<AgentName> after) {
    return session.one(
        sql.nextAgent,
        binds -> binds.text(after.map(AgentName::value).getOrElse("")),
        row -> new AgentName(row.text(1)));
  }

  @Override
  public long prune(AgentName agent, int keep) {
    return session
        .one(sql.cut, binds -> binds.text(agent.value()).number(keep), row -> row.number(1))
        .map(cut -> session.run(sql.delete, binds -> binds.text(agent.value()).number(cut)))
        .getOrElse(0);
  }

  @Override
  public void dropAll() {
    session.run(sql.deleteAll, Binder.NOTHING);
  }

  private static HistoryPoint point(Row row) throws SQLException {
    return new HistoryPoint(
        row.number(1),
        new AgentName(row.text(2)),
        row.real(3),
        new MatchId(row.text(4)),
        InstantText.parse(row.instantText(5)));
  }
}
