package dev.stoa.adapter.jooq.graph;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.graph.EntityQuery;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * The queries on tables that grow, for the plans of either engine. A search for a part of a word is
 * not among them: it looks at every text until it has found enough.
 */
final class GraphStatements {

  private GraphStatements() {}

  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>();
    for (EntityQuery query : List.of(EntityQuery.all(), EntityQuery.all().ofType("person"))) {
      statements.add(GraphSql.BY_NUMBER.later(GraphSql.wanted(query, Instant.EPOCH), 1L));
    }
    statements.add(
        GraphSql.BY_NUMBER.first(
            GraphSql.wanted(EntityQuery.all().ofType("person"), Instant.EPOCH)));
    statements.add(GraphSql.IN_ORDER.later(Filters.NONE, ""));
    statements.add(GraphSql.RELATIONS_BY_NUMBER.later(Filters.NONE, 1L));
    statements.add(
        GraphSql.RELATIONS_BY_NUMBER.later(
            Filters.NONE.and(GraphSql.RELATED_AT, Instant.EPOCH), 1L));
    statements.add(GraphSql.BETWEEN);
    statements.add(GraphSql.OUTGOING);
    statements.add(GraphSql.INCOMING);
    statements.add(GraphSql.LAST_ENTITY.statement());
    statements.add(GraphSql.LAST_OBSERVATION.statement());
    statements.add(GraphSql.LAST_RELATION.statement());
    statements.addAll(GraphSql.MOVES);
    GraphSql.lookups().forEach(lookup -> statements.addAll(lookup.reads()));
    statements.addAll(GraphRows.ENTITIES.statements());
    statements.addAll(GraphRows.OBSERVATIONS.statements());
    statements.addAll(GraphRows.RELATIONS.statements());
    return statements;
  }
}
