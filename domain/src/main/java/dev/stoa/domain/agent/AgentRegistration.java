package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;

/** A new agent; start from {@link #of}. */
public record AgentRegistration(
    AgentName identity, String model, Option<Constitution> constitution) {

  /** Maximum number of agents in a batch. */
  public static final int MAX_BATCH = 10_000;

  /** Refuses a model that cannot be stored. */
  public AgentRegistration {
    Agent.checkedModel(model);
  }

  /** An agent of this name that runs on this model. */
  public static AgentRegistration of(String identity, String model) {
    return new AgentRegistration(new AgentName(identity), model, Option.none());
  }

  /** With a constitution. */
  public AgentRegistration constitution(String text) {
    return new AgentRegistration(identity, model, Option.some(new Constitution(text)));
  }
}
