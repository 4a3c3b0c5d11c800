package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.AgentMerge;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Merging and deleting agents. */
final class AgentRemovals {

  private AgentRemovals() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(merge(), delete());
  }

  record MergeAgents(
      @Param(
              value = "The agent to merge: identity, id, or a unique suffix of its id.",
              position = 0)
          String from,
      @Param(value = "The agent that remains.", position = 1) String into) {}

  private static Action<?, ?> merge() {
    return Action.ofOperator()
        .destroy(
            "agent.merge", "Merges one agent into another permanently, all or nothing; audited.")
        .details(
            "Everything it owns moves, and its ratings, calibration, critiques and reputation.",
            "Two that met in a match are refused.")
        .example("{'from':'ghost','into':'crucible'}")
        .columns("into.identity", "moved")
        .takes(MergeAgents.class)
        .gives(
            AgentViews.MERGE,
            (workspace, input) -> workspace.agents().merge(input.from(), input.into()))
        .picture(merge -> sentence(merge.value()));
  }

  private static String sentence(AgentMerge merge) {
    return merge.merged().identity() + " is now part of " + merge.into().identity() + ".\n";
  }

  record DeleteAgent(
      @Param(value = AgentInputs.AGENT, position = 0, ownAgent = true) String agent,
      @Param("Delete its notes, knowledge, messages, tasks and other data too.")
          boolean withEverything) {}

  private static Action<?, ?> delete() {
    return Action.ofAgent()
        .destroy("agent.delete", "Deletes an agent permanently; audited.")
        .details(
            "An agent that owns something is refused, unless it is deleted with everything.",
            "An agent of matches or critiques is refused: archive it, or merge it into another.")
        .example("{'agent':'zealot'}")
        .example("{'agent':'zealot','with_everything':true}")
        .columns("deleted.identity", "removed")
        .takes(DeleteAgent.class)
        .gives(
            AgentViews.DELETION,
            (workspace, input) ->
                input.withEverything()
                    ? workspace.agents().deleteWithEverything(input.agent())
                    : workspace.agents().delete(input.agent()))
        .picture(deletion -> deletion.value().agent().identity() + " is deleted.\n");
  }
}
