package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static dev.stoa.schema.generated.tables.Tasks.TASKS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskStatus;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.RowCountQuery;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of the queue. */
final class AgentTaskSql {

  static final ListParam<String> IDS = Params.list("ids", TASKS.TASK_ID);
  static final ListParam<String> AGENT_IDS = Params.list("agents", AGENTS.AGENT_ID);
  static final ListParam<String> CHANNEL_IDS = Params.list("channels", CHANNELS.CHANNEL_ID);
  static final Param<Long> AFTER = Params.named("after", TASKS.SEQUENCE);
  static final Param<Instant> NOW = Params.named("now", TASKS.AVAILABLE_AT);
  static final IdEnds ENDS = IdEnds.in(TASKS.REVERSED_ID);
  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Long> MORE_ATTEMPTS = Params.named("attempts", TASKS.ATTEMPTS);
  static final Param<Long> MORE_CLAIMS = Params.named("claims", TASKS.CLAIMS);
  static final Field<Long> COUNT = DSL.count().cast(Long.class).as("tasks");

  private static final List<Field<?>> COLUMNS =
      Stream.<Field<?>>of(TASKS.fields())
          .filter(column -> !column.equals(TASKS.REVERSED_ID))
          .toList();

  private static final List<Field<?>> GIVEN =
      List.of(
          TASKS.TASK_ID,
          TASKS.REVERSED_ID,
          TASKS.AGENT_ID,
          TASKS.CHANNEL_ID,
          TASKS.INPUT,
          TASKS.MAX_ATTEMPTS,
          TASKS.CREATED_AT);

  private static final List<Field<?>> ENDING =
      List.of(TASKS.STATUS, TASKS.LEASE_EXPIRES_AT, TASKS.COMPLETED_AT, TASKS.OUTPUT, TASKS.STDERR);

  private static final List<Field<?>> CHANGING =
      List.of(
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

  static final Statement KNOWN_AGENTS =
      Statement.of(
          () ->
              DSL.select(AGENTS.AGENT_ID).from(AGENTS).where(AGENT_IDS.contains(AGENTS.AGENT_ID)));

  static final Statement KNOWN_CHANNELS =
      Statement.of(
          () ->
              DSL.select(CHANNELS.CHANNEL_ID)
                  .from(CHANNELS)
                  .where(CHANNEL_IDS.contains(CHANNELS.CHANNEL_ID)));

  static final Statement INSERT = Statement.of(() -> DSL.insertInto(TASKS).set(Params.of(GIVEN)));

  static final Statement INSERT_ONE =
      Statement.returning(() -> DSL.insertInto(TASKS).set(Params.of(GIVEN)), TASKS.SEQUENCE);

  static final Statement SEQUENCES =
      Statement.of(
          () ->
              DSL.select(TASKS.TASK_ID, TASKS.SEQUENCE)
                  .from(TASKS)
                  .where(IDS.contains(TASKS.TASK_ID)));

  static final Statement BY_ID = Statement.of(() -> rows(same(TASKS.TASK_ID)));

  static final Statement ENDING_WITH =
      Statement.of(() -> rows(ENDS.condition()).orderBy(ENDS.order()).limit(LIMIT));

  static final Statement LOCK =
      Statement.of(dialect -> dialect.lockRows(rows(same(TASKS.TASK_ID))));

  /** In one order, so that two who lock several never wait for each other. */
  static final Statement LOCK_MANY =
      Statement.of(
          dialect -> dialect.lockRows(rows(IDS.contains(TASKS.TASK_ID)).orderBy(TASKS.TASK_ID)));

  static final Statement SAVE =
      Statement.of(() -> DSL.update(TASKS).set(Params.of(CHANGING)).where(same(TASKS.SEQUENCE)));

  static final Statement CLAIM =
      Statement.returning(AgentTaskSql::claiming, COLUMNS.toArray(Field[]::new));

  static final Statement COMPLETE =
      Statement.of(
          () ->
              DSL.update(TASKS)
                  .set(Params.of(ENDING))
                  .where(same(TASKS.TASK_ID))
                  .and(stands(AgentTaskStatus.RUNNING))
                  .and(same(TASKS.CLAIMS))
                  .and(same(TASKS.WORKER)));

  static final Statement EXPIRED =
      Statement.of(
          dialect ->
              dialect.lockFreeRows(
                  // Only what runs has a lease, and the index of leases knows only those.
                  rows(TASKS.LEASE_EXPIRES_AT.le(NOW))
                      .orderBy(TASKS.LEASE_EXPIRES_AT, TASKS.SEQUENCE)
                      .limit(LIMIT)));

  static final Statement COUNTS =
      Statement.of(() -> DSL.select(TASKS.STATUS, COUNT).from(TASKS).groupBy(TASKS.STATUS));

  static final Field<Long> END = DSL.field(DSL.name("end_sequence"), Long.class);

  /** One look at the end of an index each. */
  static final Map<AgentTaskStatus, Statement> LAST = last();

  static final Statement WAITING =
      Statement.of(
          () ->
              DSL.select(DSL.min(TASKS.SEQUENCE).as(END))
                  .from(TASKS)
                  .where(stands(AgentTaskStatus.PENDING)));

  static final Statement RUNNING =
      Statement.of(
          () ->
              DSL.select(TASKS.SEQUENCE, TASKS.CLAIMS)
                  .from(TASKS)
                  .where(stands(AgentTaskStatus.RUNNING))
                  .orderBy(TASKS.SEQUENCE)
                  .limit(LIMIT));

  private static final Statement PAGE = Statement.of(() -> page(noCondition()));
  private static final Statement PAGE_OF_AGENT = Statement.of(() -> page(same(TASKS.AGENT_ID)));
  private static final Map<AgentTaskStatus, Statement> PAGES = pages(noCondition());
  private static final Map<AgentTaskStatus, Statement> PAGES_OF_AGENT = pages(same(TASKS.AGENT_ID));

  private AgentTaskSql() {}

  /** The page statement of the query's status, with a parameter for an agent it gives. */
  static Statement page(AgentTaskQuery query) {
    boolean ofAgent = query.agent().isDefined();
    return query.status().isEmpty()
        ? ofAgent ? PAGE_OF_AGENT : PAGE
        : Objects.requireNonNull((ofAgent ? PAGES_OF_AGENT : PAGES).get(query.status().get()));
  }

  private static Map<AgentTaskStatus, Statement> last() {
    Map<AgentTaskStatus, Statement> last = new EnumMap<>(AgentTaskStatus.class);
    for (AgentTaskStatus status : AgentTaskStatus.values()) {
      last.put(
          status,
          Statement.of(
              () -> DSL.select(DSL.max(TASKS.SEQUENCE).as(END)).from(TASKS).where(stands(status))));
    }
    return last;
  }

  private static Map<AgentTaskStatus, Statement> pages(Condition wanted) {
    Map<AgentTaskStatus, Statement> pages = new EnumMap<>(AgentTaskStatus.class);
    for (AgentTaskStatus status : AgentTaskStatus.values()) {
      pages.put(status, Statement.of(() -> page(wanted.and(stands(status)))));
    }
    return pages;
  }

  private static RowCountQuery claiming(Dialect dialect) {
    return DSL.update(TASKS)
        .set(
            Params.of(
                List.of(
                    TASKS.STATUS,
                    TASKS.WORKER,
                    TASKS.PID,
                    TASKS.LEASE_EXPIRES_AT,
                    TASKS.STARTED_AT)))
        .set(TASKS.ATTEMPTS, TASKS.ATTEMPTS.plus(MORE_ATTEMPTS))
        .set(TASKS.CLAIMS, TASKS.CLAIMS.plus(MORE_CLAIMS))
        .where(
            dialect.isOneOf(
                TASKS.SEQUENCE,
                dialect.lockFreeRows(
                    DSL.select(TASKS.SEQUENCE)
                        .from(TASKS)
                        .where(stands(AgentTaskStatus.PENDING))
                        .and(TASKS.AVAILABLE_AT.isNull().or(TASKS.AVAILABLE_AT.le(NOW)))
                        .orderBy(TASKS.SEQUENCE)
                        .limit(LIMIT))));
  }

  private static Query page(Condition wanted) {
    return rows(TASKS.SEQUENCE.gt(AFTER)).and(wanted).orderBy(TASKS.SEQUENCE).limit(LIMIT);
  }

  /** The status is part of the text: a plan made for any status would be one for the wrong. */
  private static Condition stands(AgentTaskStatus status) {
    return TASKS.STATUS.eq(inline(status.label()));
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(COLUMNS).from(TASKS).where(condition);
  }

  private static <T> Condition same(Field<T> column) {
    return column.eq(Params.of(column));
  }
}
