package dev.stoa.actions.agent;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.agent.WorkspaceFigures;

/** What the workspace holds. */
record ShownTotals(
    ShownTally agents,
    ShownTally channels,
    @Param("A message is archived when its channel is.") ShownTally messages,
    ShownTally notes,
    @Param("Topics of notes.") long topics,
    ShownTally knowledge,
    @Param("Domains of knowledge.") long domains,
    long spawns,
    long openSpawns,
    long tasks) {

  /** A count, and how many of them are archived. */
  record ShownTally(long total, long active, long archived) {

    private static ShownTally of(Tally tally) {
      return new ShownTally(tally.total(), tally.active(), tally.archived());
    }
  }

  static ShownTotals of(WorkspaceFigures figures) {
    return new ShownTotals(
        ShownTally.of(figures.agents()),
        ShownTally.of(figures.channels()),
        ShownTally.of(figures.messages()),
        ShownTally.of(figures.notes()),
        figures.topics(),
        ShownTally.of(figures.knowledge()),
        figures.disciplines(),
        figures.spawns(),
        figures.openSpawns(),
        figures.tasks());
  }
}
