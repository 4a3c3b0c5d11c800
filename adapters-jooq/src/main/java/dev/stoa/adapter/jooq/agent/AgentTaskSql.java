package dev.stoa.adapter.jooq.agent;

import static dev.stoa.adapter.jooq.agent.AgentTaskRows.ADDED;
import static dev.stoa.adapter.jooq.agent.AgentTaskRows.CLAIMED;
import static dev.stoa.adapter.jooq.agent.AgentTaskRows.ENDED;
import static dev.stoa.adapter.jooq.agent.AgentTaskRows.QUEUE;
import static dev.stoa.adapter.jooq.agent.AgentTaskRows.SEQUENCES;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static dev.stoa.schema.generated.tables.Tasks.TASKS;
import static org.jooq.impl.DSL.inline;

import dev.stoa.adapter.jooq.rows.EndLookup;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskScope;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.channel.ChannelId;
import io.vavr.Tuple2;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.RowCountQuery;
import org.jooq.impl.DSL;

/** The statements of the queue. */
final class AgentTaskSql {

  static final Param<Instant> NOW = Params.named("now", TASKS.AVAILABLE_AT);
  static final Param<Long> MORE_ATTEMPTS = Params.named("attempts", TASKS.ATTEMPTS);
  static final Param<Long> MORE_CLAIMS = Params.named("claims", TASKS.CLAIMS);
  static final Field<Long> COUNT = DSL.count().cast(Long.class).as("tasks");
  static final Field<Long> END = DSL.field(DSL.name("end_sequence"), Long.class);

  static final Lookup<String, AgentId> KNOWN_AGENTS =
      Rows.of(AGENTS, row -> new AgentId(row.get(AGENTS.AGENT_ID)))
          .generated(AGENTS.AGENT_ID)
          .by(AGENTS.AGENT_ID);
  static final Lookup<String, ChannelId> KNOWN_CHANNELS =
      Rows.of(CHANNELS, row -> new ChannelId(row.get(CHANNELS.CHANNEL_ID)))
          .generated(CHANNELS.CHANNEL_ID)
          .by(CHANNELS.CHANNEL_ID);

  static final Lookup<String, AgentTask> BY_ID = QUEUE.by(TASKS.TASK_ID);
  static final Lookup<String, Tuple2<AgentTaskId, Long>> SEQUENCE_BY_ID =
      SEQUENCES.by(TASKS.TASK_ID);
  static final EndLookup<AgentTask> BY_END = QUEUE.ending(TASKS.REVERSED_ID);
  static final Pages<Long, AgentTask> IN_ORDER =
      QUEUE.pages(Order.ascending(TASKS.SEQUENCE, sequence -> sequence));

  static final Statement INSERT_ONE = Statement.returning(ADDED::inserting, TASKS.SEQUENCE);

  static final List<Statement> CLAIM =
      perScope(
          AgentTaskStatus.PENDING,
          pending ->
              Statement.returning(
                  dialect -> claiming(dialect, pending), QUEUE.columns().toArray(Field[]::new)));

  static final Statement COMPLETE =
      ENDED.saving(
          same(TASKS.TASK_ID)
              .and(stands(AgentTaskStatus.RUNNING))
              .and(same(TASKS.CLAIMS))
              .and(same(TASKS.WORKER)));

  static final Statement EXPIRED =
      Statement.of(
          dialect ->
              dialect.lockFreeRows(
                  // Only what runs has a lease, and the index of leases knows only those.
                  QUEUE
                      .select(TASKS.LEASE_EXPIRES_AT.le(NOW))
                      .orderBy(TASKS.LEASE_EXPIRES_AT, TASKS.SEQUENCE)
                      .limit(Rows.LIMIT)));

  /** Along what runs in the scope: the index of leases has those of all agents. */
  static final List<Statement> EXPIRED_OF =
      perScope(
          AgentTaskStatus.RUNNING,
          running ->
              Statement.of(
                  dialect ->
                      dialect.lockFreeRows(
                          QUEUE
                              .select(running.and(TASKS.LEASE_EXPIRES_AT.le(NOW)))
                              .orderBy(TASKS.SEQUENCE)
                              .limit(Rows.LIMIT))));

  static final Statement COUNTS =
      Statement.of(() -> DSL.select(TASKS.STATUS, COUNT).from(TASKS).groupBy(TASKS.STATUS));

  /** One look at the end of an index each. */
  static final Map<AgentTaskStatus, Statement> LAST =
      perStatus(
          status ->
              Statement.of(
                  () ->
                      DSL.select(DSL.max(TASKS.SEQUENCE).as(END))
                          .from(TASKS)
                          .where(stands(status))));

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
                  .limit(Rows.LIMIT));

  private static final Filter<String> OF_AGENT = Filter.eq(TASKS.AGENT_ID);
  private static final Map<AgentTaskStatus, Filter<Object>> WITH_STATUS =
      perStatus(status -> Filter.of(stands(status)));

  private AgentTaskSql() {}

  static Filters wanted(AgentTaskQuery query) {
    Filters ofAgent = Filters.NONE.and(OF_AGENT, query.agent().map(AgentId::value));
    return query
        .status()
        .map(status -> ofAgent.and(Objects.requireNonNull(WITH_STATUS.get(status))))
        .getOrElse(ofAgent);
  }

  /** Of statements for all, for an agent, for a channel and for both, the one for the scope. */
  static Statement of(AgentTaskScope scope, List<Statement> all) {
    return all.get((scope.agent().isDefined() ? 1 : 0) + (scope.channel().isDefined() ? 2 : 0));
  }

  static void bind(Binds binds, AgentTaskScope scope) throws SQLException {
    for (AgentId agent : scope.agent()) {
      binds.set(TASKS.AGENT_ID, agent.value());
    }
    for (ChannelId channel : scope.channel()) {
      binds.set(TASKS.CHANNEL_ID, channel.value());
    }
  }

  /**
   * The status of a scope is a query, so that no planner takes an index of that status alone, which
   * has the tasks of all agents.
   */
  private static List<Statement> perScope(
      AgentTaskStatus status, Function<Condition, Statement> made) {
    Condition stands = TASKS.STATUS.eq(DSL.select(inline(status.label())));
    Condition ofAgent = same(TASKS.AGENT_ID).and(stands);
    Condition inChannel = same(TASKS.CHANNEL_ID);
    return Stream.of(stands(status), ofAgent, inChannel.and(stands), ofAgent.and(inChannel))
        .map(made)
        .toList();
  }

  private static <T> Map<AgentTaskStatus, T> perStatus(Function<AgentTaskStatus, T> made) {
    Map<AgentTaskStatus, T> all = new EnumMap<>(AgentTaskStatus.class);
    for (AgentTaskStatus status : AgentTaskStatus.values()) {
      all.put(status, made.apply(status));
    }
    return all;
  }

  private static RowCountQuery claiming(Dialect dialect, Condition pending) {
    return CLAIMED
        .saving()
        .set(TASKS.ATTEMPTS, TASKS.ATTEMPTS.plus(MORE_ATTEMPTS))
        .set(TASKS.CLAIMS, TASKS.CLAIMS.plus(MORE_CLAIMS))
        .where(
            dialect.isOneOf(
                TASKS.SEQUENCE,
                dialect.lockFreeRows(
                    DSL.select(TASKS.SEQUENCE)
                        .from(TASKS)
                        .where(pending)
                        .and(TASKS.AVAILABLE_AT.isNull().or(TASKS.AVAILABLE_AT.le(NOW)))
                        .orderBy(TASKS.SEQUENCE)
                        .limit(Rows.LIMIT))));
  }

  /** The status is part of the text: a plan made for any status would be one for the wrong. */
  private static Condition stands(AgentTaskStatus status) {
    return TASKS.STATUS.eq(inline(status.label()));
  }

  private static <T> Condition same(Field<T> column) {
    return column.eq(Params.of(column));
  }
}
