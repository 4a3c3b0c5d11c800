package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;

/** Asks for created agents, newest first. */
public record CreatedAgentQuery(
    Option<CreatedAgentStatus> status, PageRequest<TimePosition<CreatedAgentId>> page)
    implements PagedQuery<TimePosition<CreatedAgentId>, CreatedAgentQuery> {

  /** Created agents of every status. */
  public static CreatedAgentQuery all() {
    return new CreatedAgentQuery(Option.none(), PageRequest.first());
  }

  /** Only of this status. */
  public CreatedAgentQuery status(CreatedAgentStatus wanted) {
    return new CreatedAgentQuery(Option.some(wanted), page);
  }

  @Override
  public CreatedAgentQuery page(PageRequest<TimePosition<CreatedAgentId>> wanted) {
    return new CreatedAgentQuery(status, wanted);
  }
}
