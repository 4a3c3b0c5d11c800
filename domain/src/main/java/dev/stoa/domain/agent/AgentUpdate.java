package dev.stoa.domain.agent;

import io.vavr.control.Option;

/** The changes to an agent; absent fields stay as they are. */
public record AgentUpdate(Option<String> model, Option<Constitution> constitution) {

  /** Changes nothing. */
  public static final AgentUpdate NONE = new AgentUpdate(Option.none(), Option.none());

  /** Refuses a model that cannot be stored. */
  public AgentUpdate {
    model.forEach(Agent::checkedModel);
  }

  /** With another model. */
  public AgentUpdate model(String wanted) {
    return new AgentUpdate(Option.some(wanted), constitution);
  }

  /** With another constitution. */
  public AgentUpdate constitution(String text) {
    return new AgentUpdate(model, Option.some(new Constitution(text)));
  }
}
