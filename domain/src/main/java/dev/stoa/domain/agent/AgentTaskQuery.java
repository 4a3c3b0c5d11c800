package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import io.vavr.control.Option;

/** A query for tasks, in ascending sequence. */
public record AgentTaskQuery(
    Option<AgentId> agent, Option<AgentTaskStatus> status, PageRequest<Long> page)
    implements PagedQuery<Long, AgentTaskQuery> {

  /** Every task. */
  public static AgentTaskQuery all() {
    return new AgentTaskQuery(Option.none(), Option.none(), PageRequest.first());
  }

  /** Only the tasks of this agent. */
  public AgentTaskQuery of(AgentId wanted) {
    return new AgentTaskQuery(Option.some(wanted), status, page);
  }

  /** Only the tasks with this status. */
  public AgentTaskQuery in(AgentTaskStatus wanted) {
    return new AgentTaskQuery(agent, Option.some(wanted), page);
  }

  @Override
  public AgentTaskQuery page(PageRequest<Long> wanted) {
    return new AgentTaskQuery(agent, status, wanted);
  }
}
