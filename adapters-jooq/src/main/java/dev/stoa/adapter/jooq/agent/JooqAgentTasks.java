package dev.stoa.adapter.jooq.agent;

import static dev.stoa.adapter.jooq.agent.AgentTaskRows.ADDED;
import static dev.stoa.adapter.jooq.agent.AgentTaskRows.CLAIMED;
import static dev.stoa.adapter.jooq.agent.AgentTaskRows.ENDED;
import static dev.stoa.adapter.jooq.agent.AgentTaskRows.QUEUE;
import static dev.stoa.schema.generated.tables.Tasks.TASKS;

import dev.stoa.adapter.jooq.agent.AgentTaskRows.NewTask;
import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.rows.Rows;
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
import dev.stoa.domain.agent.AgentTaskScope;
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
public final class JooqAgentTasks extends AddedById<AgentTaskId, AgentTask> implements AgentTasks {

  public JooqAgentTasks(JooqSession session) {
    super(session, QUEUE, AgentTaskSql.BY_ID);
  }

  @Override
  public Set<AgentId> knownAgents(Seq<AgentId> agents) {
    return AgentTaskSql.KNOWN_AGENTS.find(session, agents.map(AgentId::value)).toSet();
  }

  @Override
  public Set<ChannelId> knownChannels(Seq<ChannelId> channels) {
    return AgentTaskSql.KNOWN_CHANNELS.find(session, channels.map(ChannelId::value)).toSet();
  }

  @Override
  public Seq<AgentTask> add(Seq<Tuple2<AgentTaskId, AgentTaskOrder>> orders, Instant now) {
    Seq<NewTask> added = orders.map(given -> new NewTask(given._1, given._2, now));
    Map<AgentTaskId, Long> sequences = added.size() == 1 ? one(added.head()) : many(added);
    return added
        .map(
            task ->
                new AgentTask(
                    task.id(),
                    sequences.get(task.id()).get(),
                    now,
                    task.order(),
                    AgentTaskRun.NONE))
        .toVector();
  }

  private Map<AgentTaskId, Long> one(NewTask task) {
    return HashMap.of(
        task.id(),
        session
            .one(
                AgentTaskSql.INSERT_ONE,
                binds -> ADDED.bind(binds, task),
                row -> row.get(TASKS.SEQUENCE))
            .get());
  }

  private Map<AgentTaskId, Long> many(Seq<NewTask> tasks) {
    ADDED.add(session, tasks);
    return HashMap.ofEntries(
        AgentTaskSql.SEQUENCE_BY_ID.find(session, tasks.map(task -> task.id().value())));
  }

  @Override
  public Seq<AgentTask> endingWith(String suffix, int limit) {
    return AgentTaskSql.BY_END.find(session, suffix, limit);
  }

  @Override
  public Map<AgentTaskId, AgentTask> lock(Seq<AgentTaskId> ids) {
    return AgentTaskSql.BY_ID
        .lock(session, ids.map(AgentTaskId::value))
        .toMap(AgentTask::id, task -> task);
  }

  @Override
  public void save(Seq<AgentTask> tasks) {
    QUEUE.save(session, tasks);
  }

  @Override
  public Seq<AgentTask> claim(
      AgentTaskWorker worker, AgentTaskScope scope, int limit, Instant now, AgentTaskLease lease) {
    AgentTaskRun begun = AgentTaskRun.NONE.begin(worker, now, lease.from(now));
    // An engine may return changed rows in any order.
    return QUEUE
        .list(
            session,
            AgentTaskSql.of(scope, AgentTaskSql.CLAIM),
            binds -> {
              CLAIMED.bind(binds, begun);
              AgentTaskSql.bind(binds, scope);
              binds
                  .set(AgentTaskSql.MORE_ATTEMPTS, (long) begun.attempts())
                  .set(AgentTaskSql.MORE_CLAIMS, begun.claims())
                  .set(AgentTaskSql.NOW, now)
                  .set(Rows.LIMIT, limit);
            })
        .sortBy(AgentTask::sequence);
  }

  @Override
  public Seq<AgentTaskResult> complete(Seq<AgentTaskResult> results, Instant now) {
    int[] changed =
        session.changeAll(
            AgentTaskSql.COMPLETE,
            results,
            (binds, result) -> {
              ENDED.bind(
                  binds, AgentTaskRun.NONE.end(AgentTaskStatus.COMPLETED, result.printed(), now));
              binds
                  .set(TASKS.TASK_ID, result.claim().task().value())
                  .set(TASKS.CLAIMS, result.claim().number())
                  .set(TASKS.WORKER, result.claim().worker());
            });
    return results.zipWithIndex().filter(pair -> changed[pair._2] == 0).map(Tuple2::_1);
  }

  @Override
  public Seq<AgentTask> lockExpired(AgentTaskScope scope, Instant now, int limit) {
    return QUEUE.list(
        session.writing(),
        scope.equals(AgentTaskScope.ALL)
            ? AgentTaskSql.EXPIRED
            : AgentTaskSql.of(scope, AgentTaskSql.EXPIRED_OF),
        binds -> {
          AgentTaskSql.bind(binds, scope);
          binds.set(AgentTaskSql.NOW, now).set(Rows.LIMIT, limit);
        });
  }

  @Override
  public Seq<AgentTask> page(AgentTaskQuery query) {
    return AgentTaskSql.IN_ORDER.page(
        session,
        AgentTaskSql.wanted(query),
        Option.some(query.page().after().getOrElse(0L)),
        query.page().limit());
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
                binds -> binds.set(Rows.LIMIT, running),
                row -> Tuple.of(row.get(TASKS.SEQUENCE), row.get(TASKS.CLAIMS)))));
  }

  private Option<Long> end(Statement statement) {
    return session
        .list(statement, Binder.NOTHING, row -> Option.of(row.get(AgentTaskSql.END)))
        .head();
  }
}
