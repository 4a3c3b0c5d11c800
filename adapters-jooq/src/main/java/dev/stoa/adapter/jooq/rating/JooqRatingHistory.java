package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.EloHistory.ELO_HISTORY;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.HistoryEntry;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.RatingHistory;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** Rating history in the table {@code elo_history}. */
public final class JooqRatingHistory implements RatingHistory {

  private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999999Z");

  private record Cut(long id, Instant at) {}

  private final JooqSession session;

  public JooqRatingHistory(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(Seq<HistoryEntry> entries) {
    session.batch(
        HistorySql.INSERT,
        entries,
        (binds, entry) ->
            binds
                .set(ELO_HISTORY.AGENT_NAME, entry.agent().value())
                .set(ELO_HISTORY.ELO, entry.elo())
                .set(ELO_HISTORY.DEBATE_ID, entry.match().value())
                .set(ELO_HISTORY.CREATED_AT, entry.at()));
  }

  @Override
  public Seq<HistoryPoint> of(AgentName agent, long before, int limit) {
    return session.list(
        HistorySql.NEWEST,
        binds ->
            binds
                .set(ELO_HISTORY.AGENT_NAME, agent.value())
                .set(HistorySql.LATEST, LATEST)
                .set(HistorySql.BEFORE, before)
                .set(HistorySql.LIMIT, limit),
        JooqRatingHistory::point);
  }

  @Override
  public Seq<HistoryPoint> after(long sequence, int limit) {
    return session.list(
        HistorySql.AFTER,
        binds -> binds.set(ELO_HISTORY.ID, sequence).set(HistorySql.LIMIT, limit),
        JooqRatingHistory::point);
  }

  @Override
  public Option<HistoryPoint> asOf(AgentName agent, Instant instant) {
    return session.one(
        HistorySql.AS_OF,
        binds ->
            binds.set(ELO_HISTORY.AGENT_NAME, agent.value()).set(ELO_HISTORY.CREATED_AT, instant),
        JooqRatingHistory::point);
  }

  @Override
  public Option<AgentName> nextAgent(Option<AgentName> after) {
    return session.one(
        HistorySql.NEXT_AGENT,
        binds -> binds.set(ELO_HISTORY.AGENT_NAME, after.map(AgentName::value).getOrElse("")),
        row -> new AgentName(row.get(ELO_HISTORY.AGENT_NAME)));
  }

  @Override
  public long prune(AgentName agent, int keep) {
    return session
        .writing()
        .one(
            HistorySql.CUT,
            binds -> binds.set(ELO_HISTORY.AGENT_NAME, agent.value()).set(HistorySql.KEEP, keep),
            row -> new Cut(row.get(ELO_HISTORY.ID), row.get(ELO_HISTORY.CREATED_AT)))
        .map(
            cut ->
                session.run(
                    HistorySql.DELETE,
                    binds ->
                        binds
                            .set(ELO_HISTORY.AGENT_NAME, agent.value())
                            .set(ELO_HISTORY.CREATED_AT, cut.at())
                            .set(ELO_HISTORY.ID, cut.id())))
        .getOrElse(0);
  }

  @Override
  public void dropAll() {
    session.run(HistorySql.DELETE_ALL, Binder.NOTHING);
  }

  private static HistoryPoint point(Row row) throws SQLException {
    return new HistoryPoint(
        row.get(ELO_HISTORY.ID),
        new AgentName(row.get(ELO_HISTORY.AGENT_NAME)),
        row.get(ELO_HISTORY.ELO),
        new MatchId(row.get(ELO_HISTORY.DEBATE_ID)),
        row.get(ELO_HISTORY.CREATED_AT));
  }
}
