package dev.stoa.domain.search;

import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalKind;

/** Why a question to everything has no answer. */
public sealed interface SearchRefused extends Refusal {

  /** A private source was named, but not who asks. */
  record Private(SearchSource source) implements SearchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "a "
          + source.label()
          + " is private to its agent: say who asks, or leave this source out";
    }
  }

  /** The searching agent is unknown or ambiguous. */
  record NoSuchAgent(AgentRefused because) implements SearchRefused {
    @Override
    public RefusalKind kind() {
      return because.kind();
    }

    @Override
    public String sentence() {
      return because.sentence();
    }
  }
}
