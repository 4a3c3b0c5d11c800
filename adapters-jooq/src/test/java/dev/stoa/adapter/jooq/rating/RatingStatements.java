package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.CalibrationRank;
import dev.stoa.domain.rating.Standing;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class RatingStatements {

  private static final AgentName AGENT = new AgentName("a");
  private static final Filters OF_AGENT = Filters.NONE.and(MatchesSql.OF_AGENT, "a");
  private static final Filters LEADERS = Filters.NONE.and(RatingsSql.OF_DOMAIN, "d");
  private static final Filters OF_GREATER = Filters.NONE.and(RelationshipsSql.OF_GREATER, "a");
  private static final Filters OF_LESSER = Filters.NONE.and(RelationshipsSql.OF_LESSER, "a");
  private static final Filters RANKED =
      Filters.NONE.and(CalibrationSql.OF_DOMAIN, "d").and(CalibrationSql.OF_SAMPLE, 1L);
  private static final Filters IN_TOURNAMENT = Filters.NONE.and(PredictionSql.IN_TOURNAMENT, "t");

  /** The answers may be long, and must need no sort. */
  static final List<Statement> LISTINGS =
      List.of(
          RatingsSql.DISCIPLINES_OF,
          RatingsSql.LEADERS.later(LEADERS, new Standing(AGENT, 1)),
          RatingsSql.LEADERS.first(LEADERS),
          RatingsSql.NEXT_DOMAIN,
          JooqRatingHistory.NEWEST.later(OF_AGENT, 1L),
          MatchRows.PARTS.statements().get(0),
          MatchesSql.TIME_FROM,
          MatchesSql.NEWEST.later(Filters.NONE.and(MatchesSql.MATCH_FROM, 1L), 1L),
          MatchesSql.NEWEST.later(
              Filters.NONE.and(MatchesSql.OF_DOMAIN, "d").and(MatchesSql.MATCH_FROM, 1L), 1L),
          MatchesSql.NEWEST_OF_AGENT.later(OF_AGENT.and(MatchesSql.PART_FROM, 1L), 1L),
          MatchesSql.NEWEST_OF_BOTH.later(
              OF_AGENT.and(MatchesSql.OF_DOMAIN, "d").and(MatchesSql.PART_FROM, 1L), 1L),
          RelationshipsSql.FIND,
          RelationshipsSql.WITH_LESSER.first(OF_GREATER),
          RelationshipsSql.WITH_LESSER.later(OF_GREATER, AGENT),
          RelationshipsSql.WITH_GREATER.first(OF_LESSER),
          RelationshipsSql.WITH_GREATER.later(OF_LESSER, AGENT));

  /** The answers are few rows, which may be sorted, but must be found by an index. */
  static final List<Statement> LOOKUPS =
      List.of(
          RatingsSql.FIND,
          RatingsSql.OF,
          RatingsSql.OF_OVERALL,
          MatchesSql.OF_DEBATE,
          MatchesSql.OF_DEBATES,
          MatchesSql.OF_IDS,
          MatchesSql.NEWEST_BETWEEN.later(OF_AGENT.and(MatchesSql.WITH_OTHER, "b"), 1L),
          MatchesSql.SCORES_OF_DOMAIN,
          CalibrationSql.OF,
          CalibrationSql.LOCK,
          CalibrationSql.BUCKETS_OF,
          PredictionSql.DECISIONS,
          PredictionSql.OF_ALL);

  /** Reads of an index from its beginning, as far as the limit. */
  static final List<Statement> FROM_THE_TOP = List.of(MatchesSql.END_FOR_ONE, MatchesSql.END);

  /** What calibration lists; the answers must need no sort. */
  static final List<Statement> OF_CALIBRATION =
      List.of(
          CalibrationSql.BY_DOMAIN.later(Filters.NONE.and(CalibrationSql.OF_AGENT, "a"), ""),
          CalibrationSql.RANKED.first(RANKED),
          CalibrationSql.RANKED.later(RANKED, new CalibrationRank(1, AGENT)),
          PredictionSql.FIND,
          PredictionSql.BY_AGENT.first(IN_TOURNAMENT),
          PredictionSql.BY_AGENT.later(IN_TOURNAMENT, AGENT),
          PredictionSql.DECIDE);

  private RatingStatements() {}
}
