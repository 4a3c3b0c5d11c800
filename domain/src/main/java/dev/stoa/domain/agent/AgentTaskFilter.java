package dev.stoa.domain.agent;

import io.vavr.control.Option;

/** A filter for tasks. */
public record AgentTaskFilter(Option<AgentId> agent, Option<AgentTaskStatus> status) {

  /** Every task. */
  public static final AgentTaskFilter ALL = new AgentTaskFilter(Option.none(), Option.none());

  /** Only the tasks of this agent. */
  public AgentTaskFilter of(AgentId wanted) {
    return new AgentTaskFilter(Option.some(wanted), status);
  }

  /** Only the tasks with this status. */
  public AgentTaskFilter in(AgentTaskStatus wanted) {
    return new AgentTaskFilter(agent, Option.some(wanted));
  }

  /** Whether a task matches. */
  public boolean accepts(AgentTask task) {
    return agent.forAll(task.order().agent()::equals) && status.forAll(task.status()::equals);
  }
}
