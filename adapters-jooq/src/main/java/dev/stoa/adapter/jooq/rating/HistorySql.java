package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.Tables.ELO_HISTORY;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.RenderedSql;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;

/** The statements of rating history, rendered once for an engine. */
final class HistorySql {

  private static final List<Field<?>> COLUMNS =
      List.of(
          ELO_HISTORY.AGENT_NAME, ELO_HISTORY.ELO, ELO_HISTORY.DEBATE_ID, ELO_HISTORY.CREATED_AT);

  private final SQLDialect dialect;

  final RenderedSql insert;
  final RenderedSql newest;
  final RenderedSql after;
  final RenderedSql asOf;
  final RenderedSql nextAgent;
  final RenderedSql cut;
  final RenderedSql delete;
  final RenderedSql deleteAll;

  HistorySql(SQLDialect dialect) {
    this.dialect = dialect;
    Condition agent = ELO_HISTORY.AGENT_NAME.eq(param("agent", String.class));
    this.insert =
        render(
            DSL.insertInto(ELO_HISTORY)
                .columns(COLUMNS)
                .values(COLUMNS.stream().map(column -> param("value", column)).toList()));
    this.newest =
        render(
            DSL.select(ELO_HISTORY.ID)
                .select(COLUMNS)
                .from(ELO_HISTORY)
                .where(agent)
                .and(ELO_HISTORY.ID.lt(param("before", Long.class)))
                .orderBy(ELO_HISTORY.ID.desc())
                .limit(param("limit", Integer.class)));
    this.after =
        render(
            DSL.select(ELO_HISTORY.ID)
                .select(COLUMNS)
                .from(ELO_HISTORY)
                .where(ELO_HISTORY.ID.gt(param("after", Long.class)))
                .orderBy(ELO_HISTORY.ID)
                .limit(param("limit", Integer.class)));
    this.asOf =
        render(
            DSL.select(ELO_HISTORY.ID)
                .select(COLUMNS)
                .from(ELO_HISTORY)
                .where(agent)
                .and(ELO_HISTORY.CREATED_AT.le(param("at", ELO_HISTORY.CREATED_AT)))
                .orderBy(ELO_HISTORY.CREATED_AT.desc(), ELO_HISTORY.ID.desc())
                .limit(inline(1)));
    this.nextAgent =
        render(
            DSL.select(ELO_HISTORY.AGENT_NAME)
                .from(ELO_HISTORY)
                .where(ELO_HISTORY.AGENT_NAME.gt(param("after", String.class)))
                .orderBy(ELO_HISTORY.AGENT_NAME)
                .limit(inline(1)));
    this.cut =
        render(
            DSL.select(ELO_HISTORY.ID)
                .from(ELO_HISTORY)
                .where(agent)
                .orderBy(ELO_HISTORY.ID.desc())
                .limit(inline(1))
                .offset(param("keep", Integer.class)));
    this.delete =
        render(
            DSL.deleteFrom(ELO_HISTORY)
                .where(agent)
                .and(ELO_HISTORY.ID.le(param("cut", Long.class))));
    this.deleteAll = render(DSL.deleteFrom(ELO_HISTORY));
  }

  private RenderedSql render(Query query) {
    return RenderedSql.of(dialect, query);
  }
}
