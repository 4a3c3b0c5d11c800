package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;

/** Selects critiques; an empty member accepts every critique. */
public record CritiqueFilter(Option<String> debateId, Option<AgentName> agent) {

  /** Every critique. */
  public static final CritiqueFilter ALL = new CritiqueFilter(Option.none(), Option.none());

  /** Only critiques in this debate. */
  public CritiqueFilter inDebate(String wanted) {
    return new CritiqueFilter(Option.some(wanted), agent);
  }

  /** Only critiques by this critic. */
  public CritiqueFilter by(AgentName wanted) {
    return new CritiqueFilter(debateId, Option.some(wanted));
  }

  /** Whether a critique is accepted. */
  public boolean accepts(CritiqueDraft draft) {
    return debateId.forAll(draft.debateId()::equals) && agent.forAll(draft.agent()::equals);
  }
}
