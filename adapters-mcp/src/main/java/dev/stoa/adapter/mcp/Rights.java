package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.domain.agent.AgentId;
import io.vavr.control.Option;

/**
 * What a caller may do; callers with the same rights see the same tools.
 *
 * @param upTo the strongest effect
 * @param isAgent whether it acts as one agent
 */
record Rights(Effect upTo, boolean isAgent) {

  private static final AgentId ANY_AGENT = new AgentId("any");

  static Rights of(Caller caller) {
    return new Rights(caller.upTo(), caller.agent().isDefined());
  }

  /** Whether an action can be used: it is allowed, and an agent is fixed if one must act. */
  boolean offer(Action<?, ?> action) {
    return Caller.local(Option.when(isAgent, ANY_AGENT), upTo).may(action)
        && (isAgent || !Actors.isRequired(action.inputShape()));
  }
}
