package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.RenderedSql;
import java.util.List;
import org.jooq.SQLDialect;

/** What is asked of tables that grow, for either engine to say how it would answer. */
final class RatingQuestions {

  private RatingQuestions() {}

  /** The answers may be long, and must need no sort. */
  static List<RenderedSql> listings(SQLDialect dialect) {
    RatingsSql ratings = new RatingsSql(dialect);
    HistorySql history = new HistorySql(dialect);
    RelationshipsSql relationships = new RelationshipsSql(dialect);
    return List.of(
        ratings.disciplinesOf,
        ratings.leaders,
        ratings.domainTop,
        ratings.domainLeaders,
        ratings.nextDiscipline,
        history.newest,
        history.after,
        history.asOf,
        history.nextAgent,
        history.cut,
        history.delete,
        relationships.find,
        relationships.ofLesser,
        relationships.ofGreater);
  }

  /** Reads an index from its beginning, as far as the limit. */
  static RenderedSql leaderboard(SQLDialect dialect) {
    return new RatingsSql(dialect).top;
  }

  /** The answers are few rows, which may be sorted, but must be found by an index. */
  static List<RenderedSql> lookups(SQLDialect dialect) {
    MatchesSql matches = new MatchesSql(dialect);
    RatingsSql ratings = new RatingsSql(dialect);
    return List.of(
        ratings.of.get(1),
        ratings.domainsOf.get(1),
        matches.byDebate,
        matches.byId,
        matches.between);
  }

  /** What calibration asks. */
  static List<RenderedSql> ofCalibration(SQLDialect dialect) {
    CalibrationSql tallies = new CalibrationSql(dialect);
    PredictionSql predictions = new PredictionSql(dialect);
    return List.of(
        tallies.find,
        tallies.disciplines,
        tallies.ranked,
        tallies.buckets,
        predictions.find,
        predictions.page,
        predictions.decide);
  }
}
