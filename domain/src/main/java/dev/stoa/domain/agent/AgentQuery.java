package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;

/** A query for agents, in ascending identity. */
public record AgentQuery(ArchiveFilter show, PageRequest<AgentName> page)
    implements PagedQuery<AgentName, AgentQuery> {

  /** All live agents. */
  public static AgentQuery all() {
    return new AgentQuery(ArchiveFilter.LIVE, PageRequest.first());
  }

  /** Those that are live, archived, or both. */
  public AgentQuery within(ArchiveFilter wanted) {
    return new AgentQuery(wanted, page);
  }

  @Override
  public AgentQuery page(PageRequest<AgentName> wanted) {
    return new AgentQuery(show, wanted);
  }
}
