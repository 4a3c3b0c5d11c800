package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
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

  private static final Rows<HistoryPoint> POINTS =
      Rows.of(MATCH_PARTICIPANTS, JooqRatingHistory::point)
          .generated(MATCH_PARTICIPANTS.MATCH_ID)
          .generated(MATCH_PARTICIPANTS.AGENT_NAME)
          .generated(MATCH_PARTICIPANTS.ELO)
          .generated(MATCHES.DEBATE_ID)
          .generated(MATCHES.CREATED_AT);

  static final Pages<Long, HistoryPoint> NEWEST =
      POINTS.pages(
          MatchesSql.NEWEST_PART,
          wanted ->
              select(POINTS.columns())
                  .from(MATCH_PARTICIPANTS)
                  .join(MATCHES)
                  .on(MATCHES.ID.eq(MATCH_PARTICIPANTS.MATCH_ID))
                  .where(wanted));

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
    return NEWEST.page(
        session, Filters.NONE.and(MatchesSql.OF_AGENT, agent.value()), Option.some(before), limit);
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
