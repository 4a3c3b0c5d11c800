package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;

import dev.stoa.adapter.jooq.sql.ArchiveConditions;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.ListQuery;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.ArchiveFilter;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of the agents. */
final class AgentSql {

  static final Param<String> AFTER = Params.named("after", AGENTS.IDENTITY);
  static final IdEnds ENDS = IdEnds.in(AGENTS.REVERSED_ID);
  static final Field<Integer> LIMIT = Params.limit();
  static final ListParam<String> IDENTITIES = Params.list("identities", AGENTS.IDENTITY);

  private static final Condition OF_ID = AGENTS.AGENT_ID.eq(Params.of(AGENTS.AGENT_ID));

  static final Statement INSERT =
      Statement.of(() -> DSL.insertInto(AGENTS).set(Params.of(AgentRows.AGENT_COLUMNS)));

  static final Statement SAVE =
      Statement.of(() -> DSL.update(AGENTS).set(Params.of(AgentRows.AGENT_COLUMNS)).where(OF_ID));

  /** Everything that refers to the agent goes with it. */
  static final Statement DELETE = Statement.of(() -> DSL.deleteFrom(AGENTS).where(OF_ID));

  static final Statement TOUCH =
      Statement.of(
          () ->
              DSL.update(AGENTS)
                  .set(AGENTS.LAST_ACTIVE_AT, Params.of(AGENTS.LAST_ACTIVE_AT))
                  .where(OF_ID)
                  .and(
                      AGENTS
                          .LAST_ACTIVE_AT
                          .isNull()
                          .or(AGENTS.LAST_ACTIVE_AT.lt(Params.of(AGENTS.LAST_ACTIVE_AT)))));

  static final Statement BY_ID = Statement.of(() -> rows(OF_ID));

  static final Statement LOCK = Statement.of(dialect -> dialect.lockRows(rows(OF_ID)));

  static final Statement BY_IDENTITY =
      Statement.of(() -> rows(AGENTS.IDENTITY.eq(Params.of(AGENTS.IDENTITY))));

  static final Statement BY_IDENTITIES =
      Statement.of(() -> rows(IDENTITIES.contains(AGENTS.IDENTITY)));

  static final ListQuery<String> KNOWN_NAMES =
      ListQuery.of(
          "names", AGENTS.IDENTITY, named -> DSL.select(AGENTS.IDENTITY).from(AGENTS).where(named));

  static final Map<ArchiveFilter, Statement> ENDING_WITH =
      perFilter(
          show -> rows(ENDS.condition()).and(within(show)).orderBy(ENDS.order()).limit(LIMIT));

  static final Statement IDENTITIES_AFTER =
      Statement.of(
          () ->
              DSL.select(AGENTS.IDENTITY)
                  .from(AGENTS)
                  .where(AGENTS.ARCHIVED_AT.isNull())
                  .and(AGENTS.IDENTITY.gt(AFTER))
                  .orderBy(AGENTS.IDENTITY)
                  .limit(LIMIT));

  /** Every identity is greater than the empty text. */
  static final Map<ArchiveFilter, Statement> PAGE =
      perFilter(
          show ->
              rows(AGENTS.IDENTITY.gt(AFTER))
                  .and(within(show))
                  .orderBy(AGENTS.IDENTITY)
                  .limit(LIMIT));

  private AgentSql() {}

  static Map<ArchiveFilter, Statement> perFilter(Function<ArchiveFilter, Query> query) {
    Map<ArchiveFilter, Statement> statements = new EnumMap<>(ArchiveFilter.class);
    for (ArchiveFilter show : ArchiveFilter.values()) {
      statements.put(show, Statement.of(() -> query.apply(show)));
    }
    return statements;
  }

  static Condition within(ArchiveFilter show) {
    return ArchiveConditions.of(show, AGENTS.ARCHIVED_AT);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(AgentRows.AGENT_COLUMNS).from(AGENTS).where(condition);
  }
}
