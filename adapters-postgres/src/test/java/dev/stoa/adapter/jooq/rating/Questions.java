package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.RenderedSql;
import java.util.List;
import org.jooq.SQLDialect;

/** What is asked of tables that grow: the answers may be long, and must need no sort. */
final class Questions {

  private Questions() {}

  static List<RenderedSql> of(SQLDialect dialect) {
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
        history.asOf,
        history.nextAgent,
        history.cut,
        history.delete,
        relationships.find,
        relationships.ofLesser,
        relationships.ofGreater);
  }

  /** What has few rows for an answer, which may be sorted, but must be found by an index. */
  static List<RenderedSql> few(SQLDialect dialect) {
    MatchesSql matches = new MatchesSql(dialect);
    return List.of(
        new RatingsSql(dialect).of.get(1), matches.byDebate, matches.byId, matches.between);
  }
}
