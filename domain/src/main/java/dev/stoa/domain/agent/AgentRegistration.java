package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;

/** A new agent; start from {@link #of}. */
public record AgentRegistration(
    AgentName identity, String model, Option<Constitution> constitution) {

  /** Maximum number of agents in a batch. */
  public static final int MAX_BATCH = 10_000;

  /** The model of an agent that was registered without one. */
  public static final String UNKNOWN_MODEL = "unknown";

  /** Refuses a model that cannot be stored. */
  public AgentRegistration {
    Agent.checkedModel(model);
  }

  /** An agent of this name that runs on this model. */
  public static AgentRegistration of(String identity, String model) {
    return new AgentRegistration(new AgentName(identity), model, Option.none());
  }

  /** An agent of which only the name is known. */
  public static AgentRegistration of(AgentName identity) {
    return new AgentRegistration(identity, UNKNOWN_MODEL, Option.none());
  }

  /** With a constitution. */
  public AgentRegistration constitution(String text) {
    return new AgentRegistration(identity, model, Option.some(new Constitution(text)));
  }
}
