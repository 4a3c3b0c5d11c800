package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static dev.stoa.schema.generated.tables.Tasks.TASKS;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskProgress;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskRun;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.channel.ChannelId;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.time.Instant;

/** The queue in the table {@code tasks}. */
public final class JooqAgentTasks implements AgentTasks {

  private final JooqSession session;

  public JooqAgentTasks(JooqSession session) {
    this.session = session;
  }

  @Override
  public Set<AgentId> knownAgents(Seq<AgentId> agents) {
    return session
        .list(
            AgentTaskSql.KNOWN_AGENTS,
            binds -> binds.set(AgentTaskSql.AGENT_IDS, agents.map(AgentId::value)),
            row -> new AgentId(row.get(AGENTS.AGENT_ID)))
        .toSet();
  }

  @Override
  public Set<ChannelId> knownChannels(Seq<ChannelId> channels) {
    return session
        .list(
            AgentTaskSql.KNOWN_CHANNELS,
            binds -> binds.set(AgentTaskSql.CHANNEL_IDS, channels.map(ChannelId::value)),
            row -> new ChannelId(row.get(CHANNELS.CHANNEL_ID)))
        .toSet();
  }

  @Override
  public Seq<AgentTask> add(Seq<Tuple2<AgentTaskId, AgentTaskOrder>> orders, Instant now) {
    Map<AgentTaskId, Long> sequences =
        orders.size() == 1 ? one(orders.head(), now) : many(orders, now);
    return orders
        .map(
            given ->
                new AgentTask(
                    given._1, sequences.get(given._1).get(), now, given._2, AgentTaskRun.NONE))
        .toVector();
  }

  private Map<AgentTaskId, Long> one(Tuple2<AgentTaskId, AgentTaskOrder> order, Instant now) {
    return HashMap.of(
        order._1,
        session
            .one(
                AgentTaskSql.INSERT_ONE,
                binds -> AgentTaskRows.bindNew(binds, order, now),
                row -> row.get(TASKS.SEQUENCE))
            .get());
  }

  private Map<AgentTaskId, Long> many(
      Seq<Tuple2<AgentTaskId, AgentTaskOrder>> orders, Instant now) {
    session.batch(
        AgentTaskSql.INSERT, orders, (binds, order) -> AgentTaskRows.bindNew(binds, order, now));
    return HashMap.ofEntries(
        session.list(
            AgentTaskSql.SEQUENCES,
            binds -> binds.set(AgentTaskSql.IDS, orders.map(order -> order._1.value())),
            row -> Tuple.of(new AgentTaskId(row.get(TASKS.TASK_ID)), row.get(TASKS.SEQUENCE))));
  }

  @Override
  public Option<AgentTask> find(AgentTaskId id) {
    return session.one(
        AgentTaskSql.BY_ID, binds -> binds.set(TASKS.TASK_ID, id.value()), AgentTaskRows::task);
  }

  @Override
  public Seq<AgentTask> endingWith(String suffix, int limit) {
    return session.list(
        AgentTaskSql.ENDING_WITH,
        binds -> AgentTaskSql.ENDS.bind(binds, suffix).set(AgentTaskSql.LIMIT, limit),
        AgentTaskRows::task);
  }

  @Override
  public Option<AgentTask> lock(AgentTaskId id) {
    return session
        .writing()
        .one(AgentTaskSql.LOCK, binds -> binds.set(TASKS.TASK_ID, id.value()), AgentTaskRows::task);
  }

  @Override
  public Map<AgentTaskId, AgentTask> lock(Seq<AgentTaskId> ids) {
    return session
        .writing()
        .list(
            AgentTaskSql.LOCK_MANY,
            binds -> binds.set(AgentTaskSql.IDS, ids.map(AgentTaskId::value)),
            AgentTaskRows::task)
        .toMap(AgentTask::id, task -> task);
  }

  @Override
  public void save(Seq<AgentTask> tasks) {
    session.batch(AgentTaskSql.SAVE, tasks, AgentTaskRows::bindSaved);
  }

  @Override
  public Seq<AgentTask> claim(
      AgentTaskWorker worker, int limit, Instant now, AgentTaskLease lease) {
    AgentTaskRun begun = AgentTaskRun.NONE.begin(worker, now, lease.from(now));
    // An engine may return changed rows in any order.
    return session
        .list(
            AgentTaskSql.CLAIM,
            binds ->
                binds
                    .set(TASKS.STATUS, begun.status().label())
                    .set(TASKS.WORKER, begun.worker().get().name())
                    .set(TASKS.PID, begun.worker().get().pid().getOrNull())
                    .set(TASKS.LEASE_EXPIRES_AT, begun.leaseUntil().get())
                    .set(TASKS.STARTED_AT, begun.startedAt().get())
                    .set(AgentTaskSql.MORE_ATTEMPTS, (long) begun.attempts())
                    .set(AgentTaskSql.MORE_CLAIMS, begun.claims())
                    .set(AgentTaskSql.NOW, now)
                    .set(AgentTaskSql.LIMIT, limit),
            AgentTaskRows::task)
        .sortBy(AgentTask::sequence);
  }

  @Override
  public Seq<AgentTaskResult> complete(Seq<AgentTaskResult> results, Instant now) {
    int[] changed =
        session.changeAll(
            AgentTaskSql.COMPLETE,
            results,
            (binds, result) ->
                AgentTaskRows.bindEnd(
                        binds,
                        AgentTaskRun.NONE.end(AgentTaskStatus.COMPLETED, result.printed(), now))
                    .set(TASKS.TASK_ID, result.claim().task().value())
                    .set(TASKS.CLAIMS, result.claim().number())
                    .set(TASKS.WORKER, result.claim().worker()));
    return results.zipWithIndex().filter(pair -> changed[pair._2] == 0).map(Tuple2::_1);
  }

  @Override
  public Seq<AgentTask> lockExpired(Instant now, int limit) {
    return session
        .writing()
        .list(
            AgentTaskSql.EXPIRED,
            binds -> binds.set(AgentTaskSql.NOW, now).set(AgentTaskSql.LIMIT, limit),
            AgentTaskRows::task);
  }

  @Override
  public Seq<AgentTask> page(AgentTaskQuery query) {
    return session.list(
        AgentTaskSql.page(query),
        binds -> {
          binds
              .set(AgentTaskSql.AFTER, query.page().after().getOrElse(0L))
              .set(AgentTaskSql.LIMIT, query.page().limit());
          for (AgentId agent : query.agent()) {
            binds.set(TASKS.AGENT_ID, agent.value());
          }
        },
        AgentTaskRows::task);
  }

  @Override
  public Map<AgentTaskStatus, Long> counts() {
    return HashMap.ofEntries(
        session.list(
            AgentTaskSql.COUNTS,
            Binder.NOTHING,
            row ->
                Tuple.of(
                    AgentTaskStatus.labelled(row.get(TASKS.STATUS)), row.get(AgentTaskSql.COUNT))));
  }

  @Override
  public AgentTaskProgress progress(int running) {
    SortedMap<AgentTaskStatus, Long> last = TreeMap.empty();
    for (java.util.Map.Entry<AgentTaskStatus, Statement> status : AgentTaskSql.LAST.entrySet()) {
      for (long sequence : end(status.getValue())) {
        last = last.put(status.getKey(), sequence);
      }
    }
    return new AgentTaskProgress(
        end(AgentTaskSql.WAITING),
        last,
        TreeMap.ofEntries(
            session.list(
                AgentTaskSql.RUNNING,
                binds -> binds.set(AgentTaskSql.LIMIT, running),
                row -> Tuple.of(row.get(TASKS.SEQUENCE), row.get(TASKS.CLAIMS)))));
  }

  private Option<Long> end(Statement statement) {
    return session
        .list(statement, Binder.NOTHING, row -> Option.of(row.get(AgentTaskSql.END)))
        .head();
  }
}
