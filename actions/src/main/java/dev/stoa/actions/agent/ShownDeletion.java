package dev.stoa.actions.agent;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.AgentDeletion;
import io.vavr.collection.Map;

/** What a deletion removed. */
record ShownDeletion(
    ShownAgent deleted,
    @Param("How many things of each kind were removed with it.") Map<String, Long> removed) {

  static ShownDeletion of(AgentDeletion deletion) {
    return new ShownDeletion(ShownAgent.of(deletion.agent()), deletion.removed());
  }

  String sentence() {
    return deleted.identity() + " is deleted.\n";
  }
}
