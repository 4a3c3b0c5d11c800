package dev.stoa.domain.agent;

import io.vavr.control.Option;

/** What is said of a new agent; built up from {@link #of} and never changed. */
public record AgentRegistration(
    AgentIdentity identity, String model, Option<Constitution> constitution) {

  /** The most agents one batch may register. */
  public static final int MAX_BATCH = 10_000;

  /** Refuses a model no store can hold. */
  public AgentRegistration {
    Agent.checkedModel(model);
  }

  /** An agent of this name that runs on this model. */
  public static AgentRegistration of(String identity, String model) {
    return new AgentRegistration(new AgentIdentity(identity), model, Option.none());
  }

  /** With a constitution. */
  public AgentRegistration constitution(String text) {
    return new AgentRegistration(identity, model, Option.some(new Constitution(text)));
  }
}
