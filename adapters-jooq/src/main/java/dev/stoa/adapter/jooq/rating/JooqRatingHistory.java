package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.RatingHistory;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** Rating history in the tables {@code match_participants} and {@code matches}. */
public final class JooqRatingHistory implements RatingHistory {

  /** The precision of stored instants. */
  private static final long NANOS = 1_000;

  private final JooqSession session;
  private final LogTimes times;

  public JooqRatingHistory(JooqSession session) {
    this.session = session;
    this.times = new LogTimes(session);
  }

  @Override
  public Seq<HistoryPoint> of(AgentName agent, long before, int limit) {
    return session.list(
        HistorySql.NEWEST,
        binds ->
            binds
                .set(MatchesSql.ONE, agent.value())
                .set(MatchesSql.BEFORE, before)
                .set(MatchesSql.LIMIT, limit),
        JooqRatingHistory::point);
  }

  @Override
  public Option<HistoryPoint> asOf(AgentName agent, Instant instant) {
    return of(agent, times.firstAt(instant.plusNanos(NANOS)), 1).headOption();
  }

  private static HistoryPoint point(Row row) throws SQLException {
    return new HistoryPoint(
        row.get(MATCH_PARTICIPANTS.MATCH_ID),
        new AgentName(row.get(MATCH_PARTICIPANTS.AGENT_NAME)),
        row.get(MATCH_PARTICIPANTS.ELO),
        new MatchId(row.get(MATCHES.DEBATE_ID)),
        row.get(MATCHES.CREATED_AT));
  }
}
