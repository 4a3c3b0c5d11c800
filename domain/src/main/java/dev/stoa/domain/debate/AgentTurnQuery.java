package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import io.vavr.control.Option;

/** A query for the turns of an agent in all debates, by session, oldest first. */
public record AgentTurnQuery(
    AgentName agent,
    Option<DebatePhase> phase,
    Option<MetadataFilter> where,
    PageRequest<DebateTurn.AgentKey> page)
    implements PagedQuery<DebateTurn.AgentKey, AgentTurnQuery> {

  /** Every turn of an agent. */
  public static AgentTurnQuery of(AgentName agent) {
    return new AgentTurnQuery(agent, Option.none(), Option.none(), PageRequest.first());
  }

  /** Only turns of this phase. */
  public AgentTurnQuery in(DebatePhase wanted) {
    return new AgentTurnQuery(agent, Option.some(wanted), where, page);
  }

  /** Only turns with such metadata. */
  public AgentTurnQuery where(MetadataFilter wanted) {
    return new AgentTurnQuery(agent, phase, Option.some(wanted), page);
  }

  @Override
  public AgentTurnQuery page(PageRequest<DebateTurn.AgentKey> wanted) {
    return new AgentTurnQuery(agent, phase, where, wanted);
  }
}
