package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Statement;

/** The statement of rating history. */
final class HistorySql {

  static final Statement NEWEST =
      Statement.of(
          () ->
              select(
                      MATCH_PARTICIPANTS.MATCH_ID,
                      MATCH_PARTICIPANTS.AGENT_NAME,
                      MATCH_PARTICIPANTS.ELO,
                      MATCHES.DEBATE_ID,
                      MATCHES.CREATED_AT)
                  .from(MATCH_PARTICIPANTS)
                  .join(MATCHES)
                  .on(MATCHES.ID.eq(MATCH_PARTICIPANTS.MATCH_ID))
                  .where(MATCH_PARTICIPANTS.AGENT_NAME.eq(MatchesSql.ONE))
                  .and(MATCH_PARTICIPANTS.MATCH_ID.lt(MatchesSql.BEFORE))
                  .orderBy(MATCH_PARTICIPANTS.MATCH_ID.desc())
                  .limit(MatchesSql.LIMIT));

  private HistorySql() {}
}
