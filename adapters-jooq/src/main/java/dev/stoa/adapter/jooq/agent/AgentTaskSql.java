package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.Tables.AGENTS;
import static dev.stoa.schema.generated.Tables.CHANNELS;
import static dev.stoa.schema.generated.Tables.TASKS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.Dialect;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.agent.AgentTaskFilter;
import dev.stoa.domain.agent.AgentTaskStatus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.InsertValuesStepN;
import org.jooq.Query;
import org.jooq.Table;
import org.jooq.impl.DSL;

/** The statements of the queue, rendered once for an engine. */
final class AgentTaskSql {

  /** In the order {@link AgentTaskRows} reads them. */
  private static final List<Field<?>> COLUMNS =
      List.of(
          TASKS.SEQUENCE,
          TASKS.TASK_ID,
          TASKS.AGENT_ID,
          TASKS.CHANNEL_ID,
          TASKS.INPUT,
          TASKS.MAX_ATTEMPTS,
          TASKS.CREATED_AT,
          TASKS.STATUS,
          TASKS.ATTEMPTS,
          TASKS.CLAIMS,
          TASKS.WORKER,
          TASKS.PID,
          TASKS.LEASE_EXPIRES_AT,
          TASKS.AVAILABLE_AT,
          TASKS.STARTED_AT,
          TASKS.COMPLETED_AT,
          TASKS.OUTPUT,
          TASKS.STDERR);

  /** In the order {@link AgentTaskRows} binds them. */
  private static final List<Field<?>> GIVEN =
      List.of(
          TASKS.TASK_ID,
          TASKS.AGENT_ID,
          TASKS.CHANNEL_ID,
          TASKS.INPUT,
          TASKS.MAX_ATTEMPTS,
          TASKS.CREATED_AT);

  /** How many rows one insert has; a longer list is cut into these, the largest first. */
  static final List<Integer> INSERT_SIZES = List.of(64, 8, 1);

  private final Dialect dialect;
  private final Map<String, RenderedSql> pages = new HashMap<>();

  final RenderedSql agent;
  final RenderedSql channel;
  final List<RenderedSql> inserts;
  final RenderedSql byId;
  final RenderedSql lockById;
  final RenderedSql save;
  final RenderedSql claim;
  final RenderedSql complete;
  final RenderedSql expired;
  final RenderedSql counts;

  AgentTaskSql(Dialect dialect) {
    this.dialect = dialect;
    this.agent = exists(AGENTS, AGENTS.AGENT_ID);
    this.channel = exists(CHANNELS, CHANNELS.CHANNEL_ID);
    this.inserts = INSERT_SIZES.stream().map(this::insert).toList();
    Condition sameId = same(TASKS.TASK_ID);
    this.byId = render(DSL.select(COLUMNS).from(TASKS).where(sameId));
    this.lockById = render(dialect.lockRows(DSL.select(COLUMNS).from(TASKS).where(sameId)));
    this.save = render(saving());
    this.claim = render(claiming());
    this.complete = render(completing());
    this.expired =
        render(
            dialect.lockFreeRows(
                DSL.select(COLUMNS)
                    .from(TASKS)
                    // Only what runs has a lease, and the index of leases knows only those.
                    .where(TASKS.LEASE_EXPIRES_AT.le(value(TASKS.LEASE_EXPIRES_AT)))
                    .orderBy(TASKS.LEASE_EXPIRES_AT, TASKS.SEQUENCE)
                    .limit(param("limit", Integer.class))));
    this.counts = render(DSL.select(TASKS.STATUS, DSL.count()).from(TASKS).groupBy(TASKS.STATUS));
    for (boolean ofAgent : List.of(false, true)) {
      pages.put(key(ofAgent, null), render(page(ofAgent, noCondition())));
      for (AgentTaskStatus status : AgentTaskStatus.values()) {
        pages.put(key(ofAgent, status), render(page(ofAgent, stands(status))));
      }
    }
  }

  /** The page statement of the filter's status, with a parameter for an agent it gives. */
  RenderedSql page(AgentTaskFilter filter) {
    return pages.get(key(filter.agent().isDefined(), filter.status().getOrNull()));
  }

  private static String key(boolean ofAgent, AgentTaskStatus status) {
    return ofAgent + " " + status;
  }

  private RenderedSql insert(int rows) {
    InsertValuesStepN<?> insert = DSL.insertInto(TASKS).columns(GIVEN);
    for (int row = 0; row < rows; row++) {
      insert = insert.values(GIVEN.stream().map(AgentTaskSql::value).toList());
    }
    // jOOQ leaves the clause out of an insert on SQLite, though SQLite knows it.
    return new RenderedSql(render(insert).text() + " returning task_id, sequence");
  }

  private static Query saving() {
    return DSL.update(TASKS)
        .set(TASKS.STATUS, value(TASKS.STATUS))
        .set(TASKS.ATTEMPTS, value(TASKS.ATTEMPTS))
        .set(TASKS.CLAIMS, value(TASKS.CLAIMS))
        .set(TASKS.WORKER, value(TASKS.WORKER))
        .set(TASKS.PID, value(TASKS.PID))
        .set(TASKS.LEASE_EXPIRES_AT, value(TASKS.LEASE_EXPIRES_AT))
        .set(TASKS.AVAILABLE_AT, value(TASKS.AVAILABLE_AT))
        .set(TASKS.STARTED_AT, value(TASKS.STARTED_AT))
        .set(TASKS.COMPLETED_AT, value(TASKS.COMPLETED_AT))
        .set(TASKS.OUTPUT, value(TASKS.OUTPUT))
        .set(TASKS.STDERR, value(TASKS.STDERR))
        .where(same(TASKS.SEQUENCE));
  }

  private Query claiming() {
    return DSL.update(TASKS)
        .set(TASKS.STATUS, inline(AgentTaskStatus.RUNNING.text()))
        .set(TASKS.ATTEMPTS, TASKS.ATTEMPTS.plus(inline(1)))
        .set(TASKS.CLAIMS, TASKS.CLAIMS.plus(inline(1)))
        .set(TASKS.WORKER, value(TASKS.WORKER))
        .set(TASKS.PID, value(TASKS.PID))
        .set(TASKS.LEASE_EXPIRES_AT, value(TASKS.LEASE_EXPIRES_AT))
        .set(TASKS.STARTED_AT, value(TASKS.STARTED_AT))
        .where(
            dialect.isOneOf(
                TASKS.SEQUENCE,
                dialect.lockFreeRows(
                    DSL.select(TASKS.SEQUENCE)
                        .from(TASKS)
                        .where(stands(AgentTaskStatus.PENDING))
                        .and(
                            TASKS
                                .AVAILABLE_AT
                                .isNull()
                                .or(TASKS.AVAILABLE_AT.le(value(TASKS.AVAILABLE_AT))))
                        .orderBy(TASKS.SEQUENCE)
                        .limit(param("limit", Integer.class)))))
        .returning(COLUMNS);
  }

  private static Query completing() {
    return DSL.update(TASKS)
        .set(TASKS.STATUS, inline(AgentTaskStatus.COMPLETED.text()))
        .set(TASKS.LEASE_EXPIRES_AT, inline(null, TASKS.LEASE_EXPIRES_AT))
        .set(TASKS.COMPLETED_AT, value(TASKS.COMPLETED_AT))
        .set(TASKS.OUTPUT, value(TASKS.OUTPUT))
        .set(TASKS.STDERR, value(TASKS.STDERR))
        .where(same(TASKS.TASK_ID))
        .and(stands(AgentTaskStatus.RUNNING))
        .and(same(TASKS.CLAIMS))
        .and(same(TASKS.WORKER));
  }

  /** The status is part of the text: a plan made for any status would be one for the wrong. */
  private static Query page(boolean ofAgent, Condition standing) {
    return DSL.select(COLUMNS)
        .from(TASKS)
        .where(TASKS.SEQUENCE.gt(value(TASKS.SEQUENCE)))
        .and(ofAgent ? same(TASKS.AGENT_ID) : noCondition())
        .and(standing)
        .orderBy(TASKS.SEQUENCE)
        .limit(param("limit", Integer.class));
  }

  private RenderedSql exists(Table<?> table, Field<String> key) {
    return render(DSL.select(inline(1)).from(table).where(same(key)));
  }

  private static Condition stands(AgentTaskStatus status) {
    return TASKS.STATUS.eq(inline(status.text()));
  }

  private static <T> Condition same(Field<T> column) {
    return column.eq(value(column));
  }

  private static <T> Field<T> value(Field<T> column) {
    return param("value", column);
  }

  private RenderedSql render(Query query) {
    return RenderedSql.of(dialect.sql(), query);
  }
}
