package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.AgentRelationships.AGENT_RELATIONSHIPS;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of relationships. */
final class RelationshipsSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<String> AGENT = Params.named("agent", AGENT_RELATIONSHIPS.AGENT_A);
  static final Param<String> AFTER = Params.named("after", AGENT_RELATIONSHIPS.AGENT_B);

  private static final List<Field<Long>> COUNTERS =
      List.of(
          AGENT_RELATIONSHIPS.DEBATE_COUNT,
          AGENT_RELATIONSHIPS.AGREEMENT_COUNT,
          AGENT_RELATIONSHIPS.CRITIQUE_COUNT_A_TO_B,
          AGENT_RELATIONSHIPS.CRITIQUE_COUNT_B_TO_A,
          AGENT_RELATIONSHIPS.CRITIQUE_ACCEPTED_A_TO_B,
          AGENT_RELATIONSHIPS.CRITIQUE_ACCEPTED_B_TO_A,
          AGENT_RELATIONSHIPS.POSITION_CHANGES_A_AFTER_B,
          AGENT_RELATIONSHIPS.POSITION_CHANGES_B_AFTER_A,
          AGENT_RELATIONSHIPS.A_WINS_OVER_B,
          AGENT_RELATIONSHIPS.B_WINS_OVER_A);
  private static final List<Field<?>> COLUMNS = columns();

  static final Statement FIND =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(AGENT_RELATIONSHIPS)
                  .where(AGENT_RELATIONSHIPS.AGENT_A.eq(Params.of(AGENT_RELATIONSHIPS.AGENT_A)))
                  .and(AGENT_RELATIONSHIPS.AGENT_B.eq(Params.of(AGENT_RELATIONSHIPS.AGENT_B))));
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
              select(COLUMNS)
                  .from(AGENT_RELATIONSHIPS)
                  .orderBy(AGENT_RELATIONSHIPS.AGENT_A, AGENT_RELATIONSHIPS.AGENT_B));
  static final Statement OF_LESSER =
      Statement.of(() -> page(AGENT_RELATIONSHIPS.AGENT_B, AGENT_RELATIONSHIPS.AGENT_A));
  static final Statement OF_GREATER =
      Statement.of(() -> page(AGENT_RELATIONSHIPS.AGENT_A, AGENT_RELATIONSHIPS.AGENT_B));

  private RelationshipsSql() {}

  private static List<Field<?>> columns() {
    List<Field<?>> columns = new ArrayList<>();
    columns.add(AGENT_RELATIONSHIPS.AGENT_A);
    columns.add(AGENT_RELATIONSHIPS.AGENT_B);
    columns.addAll(COUNTERS);
    columns.add(AGENT_RELATIONSHIPS.UPDATED_AT);
    return columns;
  }

  private static Query upsert(Map<Field<?>, Field<?>> changes) {
    return insertInto(AGENT_RELATIONSHIPS)
        .set(Params.of(COLUMNS))
        .onConflict(AGENT_RELATIONSHIPS.AGENT_A, AGENT_RELATIONSHIPS.AGENT_B)
        .doUpdate()
        .set(changes);
  }

  private static Query page(Field<String> agent, Field<String> other) {
    return select(COLUMNS)
        .from(AGENT_RELATIONSHIPS)
        .where(agent.eq(AGENT))
        .and(other.gt(AFTER))
        .orderBy(other)
        .limit(LIMIT);
  }

  private static Map<Field<?>, Field<?>> sums() {
    Map<Field<?>, Field<?>> sums = new LinkedHashMap<>();
    COUNTERS.forEach(counter -> sums.put(counter, counter.plus(excluded(counter))));
    sums.put(AGENT_RELATIONSHIPS.UPDATED_AT, excluded(AGENT_RELATIONSHIPS.UPDATED_AT));
    return sums;
  }
}
