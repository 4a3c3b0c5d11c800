package dev.stoa.actions.agent;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentUpdate;
import dev.stoa.domain.agent.Constitution;
import io.vavr.control.Option;

/** How callers give what agents are made of. */
final class AgentInputs {

  static final String AGENT = "Its identity, its id, or a unique suffix of its id.";

  private static final String MODEL = "The model it runs on.";

  static final Input<AgentRegistration> NEW =
      constitution(
          Input.of(AgentRegistration.class, "NewAgent")
              .param("identity", "Its identity: one word, unique.")
              .param("model", MODEL));

  static final Input<AgentUpdate> UPDATE =
      constitution(Input.of(AgentUpdate.class).param("model", MODEL));

  private AgentInputs() {}

  /** A constitution as callers give it. */
  private record Text(@Param("Its constitution.") Option<String> constitution) {

    private Option<Constitution> made() {
      return constitution.map(Constitution::new);
    }

    private static Text of(Option<Constitution> made) {
      return new Text(made.map(Constitution::text));
    }
  }

  private static <T extends Record> Input<T> constitution(Input<T> input) {
    return input.flatten("constitution", Input.of(Text.class), Text::made, Text::of);
  }
}
