package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.Tables.AGENT_RELATIONSHIPS;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.RenderedSql;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;

/** The statements of relationships, rendered once for an engine. */
final class RelationshipsSql {

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

  private final SQLDialect dialect;

  final RenderedSql find;
  final RenderedSql add;
  final RenderedSql recount;
  final RenderedSql all;
  final RenderedSql ofLesser;
  final RenderedSql ofGreater;

  RelationshipsSql(SQLDialect dialect) {
    this.dialect = dialect;
    Field<String> a = AGENT_RELATIONSHIPS.AGENT_A;
    Field<String> b = AGENT_RELATIONSHIPS.AGENT_B;
    this.find =
        render(
            DSL.select(columns())
                .from(AGENT_RELATIONSHIPS)
                .where(a.eq(param("a", String.class)))
                .and(b.eq(param("b", String.class))));
    this.add = upsert(sums());
    this.recount = upsert(matchesOnly());
    this.all = render(DSL.select(columns()).from(AGENT_RELATIONSHIPS).orderBy(a, b));
    this.ofLesser = page(b, a);
    this.ofGreater = page(a, b);
  }

  private RenderedSql upsert(Map<Field<?>, Field<?>> changes) {
    return render(
        DSL.insertInto(AGENT_RELATIONSHIPS)
            .columns(columns())
            .values(columns().stream().map(column -> param("value", column)).toList())
            .onConflict(AGENT_RELATIONSHIPS.AGENT_A, AGENT_RELATIONSHIPS.AGENT_B)
            .doUpdate()
            .set(changes));
  }

  private RenderedSql page(Field<String> agent, Field<String> other) {
    return render(
        DSL.select(columns())
            .from(AGENT_RELATIONSHIPS)
            .where(agent.eq(param("agent", String.class)))
            .and(other.gt(param("after", String.class)))
            .orderBy(other)
            .limit(param("limit", Integer.class)));
  }

  private static List<Field<?>> columns() {
    List<Field<?>> columns = new ArrayList<>();
    columns.add(AGENT_RELATIONSHIPS.AGENT_A);
    columns.add(AGENT_RELATIONSHIPS.AGENT_B);
    columns.addAll(COUNTERS);
    columns.add(AGENT_RELATIONSHIPS.UPDATED_AT);
    return columns;
  }

  private static Map<Field<?>, Field<?>> sums() {
    Map<Field<?>, Field<?>> sums = new LinkedHashMap<>();
    COUNTERS.forEach(counter -> sums.put(counter, counter.plus(excluded(counter))));
    sums.put(AGENT_RELATIONSHIPS.UPDATED_AT, excluded(AGENT_RELATIONSHIPS.UPDATED_AT));
    return sums;
  }

  /** What matches say; the rest may be changing in another transaction, and stays. */
  private static Map<Field<?>, Field<?>> matchesOnly() {
    Map<Field<?>, Field<?>> given = new LinkedHashMap<>();
    for (Field<?> column :
        List.of(
            AGENT_RELATIONSHIPS.DEBATE_COUNT,
            AGENT_RELATIONSHIPS.A_WINS_OVER_B,
            AGENT_RELATIONSHIPS.B_WINS_OVER_A,
            AGENT_RELATIONSHIPS.UPDATED_AT)) {
      given.put(column, excluded(column));
    }
    return given;
  }

  private RenderedSql render(Query query) {
    return RenderedSql.of(dialect, query);
  }
}
