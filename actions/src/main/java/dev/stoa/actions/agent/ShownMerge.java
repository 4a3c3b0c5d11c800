package dev.stoa.actions.agent;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.AgentMerge;
import io.vavr.collection.Map;

/** What a merge did. */
record ShownMerge(
    @Param("The agent that was merged.") ShownAgent merged,
    @Param("The agent that remains.") ShownAgent into,
    @Param("How many things of each kind it got.") Map<String, Long> moved) {

  static ShownMerge of(AgentMerge merge) {
    return new ShownMerge(
        ShownAgent.of(merge.merged()), ShownAgent.of(merge.into()), merge.moved());
  }

  String sentence() {
    return merged.identity() + " is now part of " + into.identity() + ".\n";
  }
}
