package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTaskBackoff;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskScope;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
import java.time.Duration;

/**
 * How a runner works; start from {@link #DEFAULT}.
 *
 * @param scope which tasks are claimed
 * @param concurrency how many tasks are handled at the same time
 * @param lease how long a task stays claimed without a heartbeat; one is sent every third of it
 * @param pollEvery how long to wait before looking again when there is nothing to do
 * @param backoff how long a task waits after a failed attempt
 * @param closeWithin how long closing waits for handlers before it interrupts them
 */
public record AgentTaskRunnerSettings(
    AgentTaskScope scope,
    int concurrency,
    AgentTaskLease lease,
    Duration pollEvery,
    AgentTaskBackoff backoff,
    Duration closeWithin) {

  /** The most tasks one runner handles at the same time. */
  public static final int MAX_CONCURRENCY = 1_000;

  /**
   * Tasks of all agents, eight at a time, a lease of a minute, a look every 200 ms, 30 s to close.
   */
  public static final AgentTaskRunnerSettings DEFAULT =
      new AgentTaskRunnerSettings(
          AgentTaskScope.ALL,
          8,
          AgentTaskLease.USUAL,
          Duration.ofMillis(200),
          AgentTaskBackoff.DEFAULT,
          Duration.ofSeconds(30));

  /** Refuses numbers and waits out of range. */
  public AgentTaskRunnerSettings {
    if (concurrency < 1 || concurrency > MAX_CONCURRENCY) {
      throw new InvalidValue("concurrency is " + concurrency + ": give 1 to " + MAX_CONCURRENCY);
    }
    if (pollEvery.compareTo(Duration.ofMillis(1)) < 0) {
      throw new InvalidValue("pollEvery is " + pollEvery + ": give 1 ms or more");
    }
    Instants.requireAge("pollEvery", pollEvery);
    Instants.requireAge("closeWithin", closeWithin);
  }

  /** Only for these tasks, such as those of one agent. */
  public AgentTaskRunnerSettings withScope(AgentTaskScope wanted) {
    return new AgentTaskRunnerSettings(wanted, concurrency, lease, pollEvery, backoff, closeWithin);
  }

  /** With this many tasks at the same time. */
  public AgentTaskRunnerSettings withConcurrency(int most) {
    return new AgentTaskRunnerSettings(scope, most, lease, pollEvery, backoff, closeWithin);
  }

  /** With this lease. */
  public AgentTaskRunnerSettings withLease(AgentTaskLease length) {
    return new AgentTaskRunnerSettings(scope, concurrency, length, pollEvery, backoff, closeWithin);
  }

  /** With this wait between two looks at an empty queue. */
  public AgentTaskRunnerSettings withPollEvery(Duration wait) {
    return new AgentTaskRunnerSettings(scope, concurrency, lease, wait, backoff, closeWithin);
  }

  /** With these waits after failed attempts. */
  public AgentTaskRunnerSettings withBackoff(AgentTaskBackoff waits) {
    return new AgentTaskRunnerSettings(scope, concurrency, lease, pollEvery, waits, closeWithin);
  }

  /** With this limit for closing. */
  public AgentTaskRunnerSettings withCloseWithin(Duration limit) {
    return new AgentTaskRunnerSettings(scope, concurrency, lease, pollEvery, backoff, limit);
  }
}
