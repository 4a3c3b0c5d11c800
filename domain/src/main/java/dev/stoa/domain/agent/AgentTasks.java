package dev.stoa.domain.agent;

import dev.stoa.domain.channel.ChannelId;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The queue of a workspace, oldest first.
 *
 * <p>Changes need an open write unit. Instants are parameters: the clock of the database is never
 * used.
 */
public interface AgentTasks {

  /** Those of the agents that exist. */
  Set<AgentId> knownAgents(Seq<AgentId> agents);

  /** Those of the channels that exist. */
  Set<ChannelId> knownChannels(Seq<ChannelId> channels);

  /**
   * Stores new pending tasks with sequences that ascend in their order.
   *
   * <p>A duplicate id, or an unknown agent or channel, is an error.
   */
  Seq<AgentTask> add(Seq<Tuple2<AgentTaskId, AgentTaskOrder>> orders, Instant now);

  /** The task of this id. */
  Option<AgentTask> find(AgentTaskId id);

  /** Tasks whose ids end with the text, up to the limit, ordered by reversed id. */
  Seq<AgentTask> endingWith(String suffix, int limit);

  /** The task of this id, locked until the unit of work ends. */
  Option<AgentTask> lock(AgentTaskId id);

  /** As {@link #lock}, for many; unknown ids are left out. */
  Map<AgentTaskId, AgentTask> lock(Seq<AgentTaskId> ids);

  /** Stores the state of locked tasks. */
  void save(Seq<AgentTask> tasks);

  /**
   * Hands the worker the oldest tasks of the scope that are available, in ascending sequence, each
   * moved as {@link AgentTask#claim(AgentTaskWorker, Instant, AgentTaskLease)} says.
   *
   * <p>It never waits for a task that another unit of work is claiming, and never claims one twice.
   */
  Seq<AgentTask> claim(
      AgentTaskWorker worker, AgentTaskScope scope, int limit, Instant now, AgentTaskLease lease);

  /**
   * Completes, as {@link AgentTask#complete} says, each task that runs under the claim of its
   * result; the other results are answered, in their order, and change nothing.
   */
  Seq<AgentTaskResult> complete(Seq<AgentTaskResult> results, Instant now);

  /**
   * Running tasks of the scope whose lease has expired, locked: of {@link AgentTaskScope#ALL} the
   * longest overdue first, ties by sequence; of another scope in ascending sequence.
   *
   * <p>Tasks locked by another unit of work are left out.
   */
  Seq<AgentTask> lockExpired(AgentTaskScope scope, Instant now, int limit);

  /** A page of tasks, in ascending sequence. */
  Seq<AgentTask> page(AgentTaskQuery query);

  /** How far the queue is, with a limited number of running tasks. */
  AgentTaskProgress progress(int running);

  /** The number of tasks per status; a status without tasks is left out. */
  Map<AgentTaskStatus, Long> counts();
}
