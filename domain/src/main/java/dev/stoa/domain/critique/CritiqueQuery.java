package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import io.vavr.control.Option;

/** A query for critiques in the order of filing; the next page begins after an id. */
public record CritiqueQuery(
    Option<String> debateId, Option<AgentName> agent, PageRequest<Long> page)
    implements PagedQuery<Long, CritiqueQuery> {

  /** Every critique. */
  public static CritiqueQuery all() {
    return new CritiqueQuery(Option.none(), Option.none(), PageRequest.first());
  }

  /** Only critiques in this debate. */
  public CritiqueQuery inDebate(String wanted) {
    return new CritiqueQuery(Option.some(wanted), agent, page);
  }

  /** Only critiques by this critic. */
  public CritiqueQuery by(AgentName wanted) {
    return new CritiqueQuery(debateId, Option.some(wanted), page);
  }

  @Override
  public CritiqueQuery page(PageRequest<Long> wanted) {
    return new CritiqueQuery(debateId, agent, wanted);
  }
}
