package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.RelationshipRows.COUNTERS;
import static dev.stoa.adapter.jooq.rating.RelationshipRows.RELATIONSHIPS;
import static dev.stoa.schema.generated.tables.AgentRelationships.AGENT_RELATIONSHIPS;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.Relationship;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jooq.Field;
import org.jooq.Query;

/** The statements of relationships. */
final class RelationshipsSql {

  static final Pages<AgentName, Relationship> WITH_LESSER =
      RELATIONSHIPS.pages(Order.ascending(AGENT_RELATIONSHIPS.AGENT_A, AgentName::value));
  static final Pages<AgentName, Relationship> WITH_GREATER =
      RELATIONSHIPS.pages(Order.ascending(AGENT_RELATIONSHIPS.AGENT_B, AgentName::value));
  static final Filter<String> OF_LESSER = Filter.eq(AGENT_RELATIONSHIPS.AGENT_A);
  static final Filter<String> OF_GREATER = Filter.eq(AGENT_RELATIONSHIPS.AGENT_B);

  static final Statement FIND = Statement.of(() -> RELATIONSHIPS.select(RELATIONSHIPS.ofKey()));
  static final Statement ADD = Statement.of(() -> upsert(sums()));
  static final Statement RECOUNT =
      Statement.of(
          () ->
              upsert(
                  // Other counts may be changing in another transaction, so they are not
                  // written.
                  Params.excluded(
                      List.of(
                          AGENT_RELATIONSHIPS.DEBATE_COUNT,
                          AGENT_RELATIONSHIPS.A_WINS_OVER_B,
                          AGENT_RELATIONSHIPS.B_WINS_OVER_A,
                          AGENT_RELATIONSHIPS.UPDATED_AT))));
  static final Statement ALL =
      Statement.of(
          () ->
              RELATIONSHIPS
                  .select(noCondition())
                  .orderBy(AGENT_RELATIONSHIPS.AGENT_A, AGENT_RELATIONSHIPS.AGENT_B));

  private RelationshipsSql() {}

  private static Query upsert(Map<Field<?>, Field<?>> changes) {
    return RELATIONSHIPS
        .inserting()
        .onConflict(AGENT_RELATIONSHIPS.AGENT_A, AGENT_RELATIONSHIPS.AGENT_B)
        .doUpdate()
        .set(changes);
  }

  private static Map<Field<?>, Field<?>> sums() {
    Map<Field<?>, Field<?>> sums = new LinkedHashMap<>();
    COUNTERS.columns().forEach(counter -> sums.put(counter, counter.plus(excluded(counter))));
    sums.put(AGENT_RELATIONSHIPS.UPDATED_AT, excluded(AGENT_RELATIONSHIPS.UPDATED_AT));
    return sums;
  }
}
