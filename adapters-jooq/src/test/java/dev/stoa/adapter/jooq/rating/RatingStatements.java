package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class RatingStatements {

  /** The answers may be long, and must need no sort. */
  static final List<Statement> LISTINGS =
      List.of(
          RatingsSql.DISCIPLINES_OF,
          RatingsSql.LEADERS,
          RatingsSql.TOP,
          RatingsSql.NEXT_DOMAIN,
          HistorySql.NEWEST,
          MatchesSql.RERATE,
          MatchesSql.TIME_FROM,
          MatchesSql.PAGE,
          MatchesSql.PAGE_OF_DOMAIN,
          MatchesSql.PAGE_OF_AGENT,
          MatchesSql.PAGE_OF_BOTH,
          RelationshipsSql.FIND,
          RelationshipsSql.OF_LESSER,
          RelationshipsSql.OF_GREATER);

  /** The answers are few rows, which may be sorted, but must be found by an index. */
  static final List<Statement> LOOKUPS =
      List.of(
          RatingsSql.FIND,
          RatingsSql.OF,
          RatingsSql.OF_OVERALL,
          MatchesSql.OF_DEBATE,
          MatchesSql.OF_DEBATES,
          MatchesSql.OF_IDS,
          MatchesSql.BETWEEN,
          MatchesSql.SCORES_OF_DOMAIN,
          CalibrationSql.OF,
          CalibrationSql.LOCK,
          CalibrationSql.BUCKETS,
          PredictionSql.DECISIONS,
          PredictionSql.OF_ALL);

  /** Reads of an index from its beginning, as far as the limit. */
  static final List<Statement> FROM_THE_TOP = MatchesSql.END.statements();

  /** What calibration lists; the answers must need no sort. */
  static final List<Statement> OF_CALIBRATION =
      List.of(
          CalibrationSql.DISCIPLINES,
          CalibrationSql.RANKED,
          PredictionSql.FIND,
          PredictionSql.PAGE,
          PredictionSql.DECIDE);

  private RatingStatements() {}
}
