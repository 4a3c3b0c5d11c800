package dev.stoa.actions.agent;

import dev.stoa.domain.agent.AgentTaskStatus;
import io.vavr.collection.Map;

/** The number of tasks in each state. */
record ShownTaskCounts(
    long pending, long running, long completed, long failed, long timeout, long cancelled) {

  static ShownTaskCounts of(Map<AgentTaskStatus, Long> counts) {
    return new ShownTaskCounts(
        counts.getOrElse(AgentTaskStatus.PENDING, 0L),
        counts.getOrElse(AgentTaskStatus.RUNNING, 0L),
        counts.getOrElse(AgentTaskStatus.COMPLETED, 0L),
        counts.getOrElse(AgentTaskStatus.FAILED, 0L),
        counts.getOrElse(AgentTaskStatus.TIMEOUT, 0L),
        counts.getOrElse(AgentTaskStatus.CANCELLED, 0L));
  }
}
