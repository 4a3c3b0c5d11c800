package dev.stoa.testkit.agent;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskFilter;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskProgress;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskRun;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryIdEnds;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Predicate;

/** The queue in sorted maps, moved by the rules of the domain alone. */
public final class InMemoryAgentTasks implements AgentTasks, AgentBelongings {

  private final Cell<SortedMap<Long, AgentTask>> tasks;
  private final Cell<SortedMap<Long, AgentTask>> pending;
  private final Cell<Map<AgentTaskId, Long>> sequences;
  private final Predicate<AgentId> agents;
  private final Predicate<ChannelId> channels;

  /** Over a unit of work, with the tests for existing agents and channels. */
  public InMemoryAgentTasks(
      InMemoryUnitOfWork unit, Predicate<AgentId> agents, Predicate<ChannelId> channels) {
    this.tasks = unit.cell(TreeMap.empty());
    this.pending = unit.cell(TreeMap.empty());
    this.sequences = unit.cell(HashMap.empty());
    this.agents = agents;
    this.channels = channels;
  }

  @Override
  public Set<AgentId> knownAgents(Seq<AgentId> wanted) {
    return wanted.filter(agents).toSet();
  }

  @Override
  public Set<ChannelId> knownChannels(Seq<ChannelId> wanted) {
    return wanted.filter(channels).toSet();
  }

  @Override
  public Seq<AgentTask> add(Seq<Tuple2<AgentTaskId, AgentTaskOrder>> orders, Instant now) {
    requireWriting();
    return orders.map(order -> add(order._1, order._2, now)).toVector();
  }

  private AgentTask add(AgentTaskId id, AgentTaskOrder order, Instant now) {
    if (sequences.get().containsKey(id)) {
      throw new StorageException("the workspace holds task " + id + " already");
    }
    if (!agents.test(order.agent()) || !order.channel().forAll(channels)) {
      throw new StorageException("task " + id + " is for an agent or channel that does not exist");
    }
    long sequence = 1 + tasks.get().lastOption().map(Tuple2::_1).getOrElse(0L);
    AgentTask task = new AgentTask(id, sequence, now, order, AgentTaskRun.NONE);
    sequences.update(all -> all.put(id, sequence));
    put(task);
    return task;
  }

  private void put(AgentTask task) {
    tasks.update(all -> all.put(task.sequence(), task));
    pending.update(
        all ->
            task.status() == AgentTaskStatus.PENDING
                ? all.put(task.sequence(), task)
                : all.remove(task.sequence()));
  }

  @Override
  public Option<AgentTask> find(AgentTaskId id) {
    return sequences.get().get(id).flatMap(tasks.get()::get).map(this::current);
  }

  @Override
  public Seq<AgentTask> endingWith(String suffix, int limit) {
    return InMemoryIdEnds.among(tasks.get().values(), task -> task.id().value(), suffix, limit)
        .map(this::current);
  }

  @Override
  public Option<AgentTask> lock(AgentTaskId id) {
    requireWriting();
    return find(id);
  }

  @Override
  public Map<AgentTaskId, AgentTask> lock(Seq<AgentTaskId> ids) {
    requireWriting();
    return HashMap.ofEntries(
        ids.distinct().flatMap(id -> find(id).map(task -> Tuple.of(id, task))));
  }

  @Override
  public void save(Seq<AgentTask> changed) {
    changed.forEach(this::put);
  }

  @Override
  public Seq<AgentTask> claim(
      AgentTaskWorker worker, int limit, Instant now, AgentTaskLease lease) {
    requireWriting();
    Seq<AgentTask> claimed =
        pending
            .get()
            .iterator()
            .map(Tuple2::_2)
            .filter(task -> task.isAvailable(now))
            .take(limit)
            .map(task -> current(task).claim(worker, now, lease).get())
            .toVector();
    save(claimed);
    return claimed;
  }

  @Override
  public Seq<AgentTaskResult> complete(Seq<AgentTaskResult> results, Instant now) {
    requireWriting();
    Vector<AgentTaskResult> others = Vector.empty();
    for (AgentTaskResult result : results) {
      Option<AgentTask> completed =
          find(result.claim().task())
              .filter(task -> task.status() == AgentTaskStatus.RUNNING)
              .flatMap(task -> task.complete(result.claim(), result.printed(), now).toOption());
      completed.forEach(this::put);
      others = completed.isDefined() ? others : others.append(result);
    }
    return others;
  }

  @Override
  public Seq<AgentTask> lockExpired(Instant now, int limit) {
    requireWriting();
    return tasks
        .get()
        .values()
        .filter(task -> task.isExpired(now))
        .sortBy(task -> task.run().leaseUntil().get())
        .take(limit)
        .map(this::current)
        .toVector();
  }

  @Override
  public Seq<AgentTask> after(long sequence, int limit, AgentTaskFilter filter) {
    return tasks
        .get()
        .values()
        .filter(task -> task.sequence() > sequence && filter.accepts(task))
        .take(limit)
        .map(this::current)
        .toVector();
  }

  @Override
  public AgentTaskProgress progress(int running) {
    SortedMap<AgentTaskStatus, Long> last =
        tasks.get().foldLeft(TreeMap.empty(), (all, one) -> all.put(one._2.status(), one._1));
    return new AgentTaskProgress(
        pending.get().keySet().headOption(),
        last,
        tasks
            .get()
            .filterValues(task -> task.status() == AgentTaskStatus.RUNNING)
            .take(running)
            .mapValues(task -> task.run().claims()));
  }

  @Override
  public Map<AgentTaskStatus, Long> counts() {
    return tasks.get().values().groupBy(AgentTask::status).mapValues(group -> (long) group.size());
  }

  @Override
  public String kind() {
    return "tasks";
  }

  @Override
  public long repoint(AgentId from, AgentId into) {
    Seq<AgentTask> moving = of(from);
    moving.forEach(task -> put(with(task, into, task.order().channel())));
    return moving.size();
  }

  @Override
  public long count(AgentId owner) {
    return of(owner).size();
  }

  @Override
  public void remove(AgentId owner) {
    tasks.update(all -> all.rejectValues(task -> task.order().agent().equals(owner)));
    pending.update(all -> all.rejectValues(task -> task.order().agent().equals(owner)));
  }

  /** Without its channel if that was deleted, as the engines do it. */
  private AgentTask current(AgentTask task) {
    return task.order().channel().forAll(channels)
        ? task
        : with(task, task.order().agent(), Option.none());
  }

  private static AgentTask with(AgentTask task, AgentId agent, Option<ChannelId> channel) {
    AgentTaskOrder order = task.order();
    return new AgentTask(
        task.id(),
        task.sequence(),
        task.createdAt(),
        new AgentTaskOrder(agent, channel, order.input(), order.maxAttempts()),
        task.run());
  }

  private Seq<AgentTask> of(AgentId agent) {
    return tasks.get().values().filter(task -> task.order().agent().equals(agent));
  }

  /** Writing nothing is still writing. */
  private void requireWriting() {
    tasks.update(all -> all);
  }
}
