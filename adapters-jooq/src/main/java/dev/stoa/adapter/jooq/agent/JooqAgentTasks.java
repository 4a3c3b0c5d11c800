package dev.stoa.adapter.jooq.agent;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskFilter;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
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
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The queue in the table {@code tasks}. */
public final class JooqAgentTasks implements AgentTasks {

  private final JooqSession session;
  private final AgentTaskSql sql;

  public JooqAgentTasks(JooqSession session) {
    this.session = session;
    this.sql = new AgentTaskSql(session.dialect());
  }

  @Override
  public boolean knows(AgentId agent) {
    return isThere(sql.agent, agent.value());
  }

  @Override
  public boolean knows(ChannelId channel) {
    return isThere(sql.channel, channel.value());
  }

  private boolean isThere(RenderedSql question, String key) {
    return session.one(question, binds -> binds.text(key), row -> true).isDefined();
  }

  @Override
  public Seq<AgentTask> add(Seq<Tuple2<AgentTaskId, AgentTaskOrder>> orders, Instant now) {
    java.util.Map<String, Long> sequences = new java.util.HashMap<>();
    Vector<Tuple2<AgentTaskId, AgentTaskOrder>> rest = orders.toVector();
    for (int shape = 0; shape < AgentTaskSql.INSERT_SIZES.size(); shape++) {
      int size = AgentTaskSql.INSERT_SIZES.get(shape);
      while (rest.size() >= size) {
        insert(sql.inserts.get(shape), rest.take(size), now, sequences);
        rest = rest.drop(size);
      }
    }
    return orders
        .map(
            given ->
                new AgentTask(
                    given._1, sequences.get(given._1.value()), now, given._2, AgentTaskRun.NONE))
        .toVector();
  }

  private void insert(
      RenderedSql insert,
      Seq<Tuple2<AgentTaskId, AgentTaskOrder>> rows,
      Instant now,
      java.util.Map<String, Long> sequences) {
    session
        .writing()
        .each(
            insert,
            binds -> {
              for (Tuple2<AgentTaskId, AgentTaskOrder> row : rows) {
                AgentTaskRows.bindNew(binds, row, now);
              }
            },
            row -> sequences.put(row.text(1), row.number(2)));
  }

  @Override
  public Option<AgentTask> find(AgentTaskId id) {
    return session.one(sql.byId, binds -> binds.text(id.value()), AgentTaskRows::task);
  }

  @Override
  public Option<AgentTask> lock(AgentTaskId id) {
    return session
        .writing()
        .one(sql.lockById, binds -> binds.text(id.value()), AgentTaskRows::task);
  }

  @Override
  public void save(Seq<AgentTask> tasks) {
    session.writing().batch(sql.save, tasks, AgentTaskRows::bindSaved);
  }

  @Override
  public Seq<AgentTask> claim(
      AgentTaskWorker worker, int limit, Instant now, AgentTaskLease lease) {
    // An engine may return changed rows in any order.
    return inSequence(
        session
            .writing()
            .list(
                sql.claim,
                binds ->
                    binds
                        .text(worker.name())
                        .numberOrNull(worker.pid().getOrNull())
                        .instant(lease.from(now))
                        .instant(now)
                        .instant(now)
                        .number(limit),
                AgentTaskRows::task));
  }

  @Override
  public Seq<AgentTaskResult> complete(Seq<AgentTaskResult> results, Instant now) {
    int[] changed =
        session
            .writing()
            .batch(
                sql.complete,
                results,
                (binds, result) ->
                    binds
                        .instant(now)
                        .text(result.printed().output().getOrNull())
                        .text(result.printed().stderr().getOrNull())
                        .text(result.claim().task().value())
                        .number(result.claim().number())
                        .text(result.claim().worker()));
    return results.zipWithIndex().filter(pair -> changed[pair._2] == 0).map(Tuple2::_1);
  }

  @Override
  public Seq<AgentTask> lockExpired(Instant now, int limit) {
    return session
        .writing()
        .list(sql.expired, binds -> binds.instant(now).number(limit), AgentTaskRows::task);
  }

  @Override
  public Seq<AgentTask> after(long sequence, int limit, AgentTaskFilter filter) {
    return session.list(
        sql.page(filter),
        binds -> {
          binds.number(sequence);
          for (AgentId wanted : filter.agent()) {
            binds.text(wanted.value());
          }
          binds.number(limit);
        },
        AgentTaskRows::task);
  }

  @Override
  public Map<AgentTaskStatus, Long> counts() {
    return HashMap.ofEntries(
        session.list(
            sql.counts,
            Binder.NOTHING,
            row -> Tuple.of(AgentTaskStatus.of(row.text(1)).get(), row.number(2))));
  }

  private static Seq<AgentTask> inSequence(Seq<AgentTask> tasks) {
    return tasks.sortBy(AgentTask::sequence);
  }
}
