package dev.stoa.domain.agent;

import io.vavr.control.Option;

/** What is to change of an agent; what is left out stays as it is. */
public record AgentUpdate(Option<String> model, Option<Constitution> constitution) {

  /** Changes nothing. */
  public static final AgentUpdate NONE = new AgentUpdate(Option.none(), Option.none());

  /** Refuses a model no store can hold. */
  public AgentUpdate {
    model.forEach(Agent::checkedModel);
  }

  /** Runs on another model from now on. */
  public AgentUpdate model(String wanted) {
    return new AgentUpdate(Option.some(wanted), constitution);
  }

  /** Holds to another constitution from now on. */
  public AgentUpdate constitution(String text) {
    return new AgentUpdate(model, Option.some(new Constitution(text)));
  }
}
