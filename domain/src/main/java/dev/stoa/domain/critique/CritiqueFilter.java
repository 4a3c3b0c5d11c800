package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;

/** Which critiques a reader wants; what is left out does not matter. */
public record CritiqueFilter(Option<String> debateId, Option<AgentName> agent) {

  /** Every critique. */
  public static final CritiqueFilter ALL = new CritiqueFilter(Option.none(), Option.none());

  /** Only those of this debate. */
  public CritiqueFilter inDebate(String wanted) {
    return new CritiqueFilter(Option.some(wanted), agent);
  }

  /** Only those of this critic. */
  public CritiqueFilter by(AgentName wanted) {
    return new CritiqueFilter(debateId, Option.some(wanted));
  }

  /** Whether a critique is wanted. */
  public boolean accepts(CritiqueDraft said) {
    return debateId.forAll(said.debateId()::equals) && agent.forAll(said.agent()::equals);
  }
}
