package dev.stoa.actions.evolution;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.PruneReport;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of evolution as a whole. */
public final class EvolutionActions {

  private EvolutionActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        group(),
        GenerationActions.group(),
        ProfileActions.group(),
        EpisodeActions.group(),
        MutationActions.group(),
        CreatedAgentActions.group(),
        StrategyActions.group());
  }

  /** The actions that begin with {@code evolution}. */
  private static ActionGroup group() {
    return ActionGroup.of(
        "evolution",
        "Agents that improve by generations: episodes, mutations, created agents, strategies.",
        EvolutionActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(prune(), pruneReport());
  }

  record Nothing() {}

  record ShownPruning(
      @Param("Episodes of all but the newest 20 generations, moved to the archive.")
          long archivedEpisodes,
      @Param("Actions of those that scored -3 or lower, moved with them.") long archivedActions,
      @Param("Actions of the others, deleted.") long deletedActions,
      @Param("Actions deleted of episodes that stay: older than 5 generations, above -3.")
          long thinnedActions) {

    private static ShownPruning of(PruneReport report) {
      return new ShownPruning(
          report.archivedEpisodes(),
          report.archivedActions(),
          report.deletedActions(),
          report.thinnedActions());
    }
  }

  private static Action<?, ?> prune() {
    return Action.ofOperator()
        .destroy(
            "evolution.prune", "Archives old episodes and deletes old actions, in one transaction.")
        .details("Repeating it changes nothing.")
        .example("{}")
        .takes(Nothing.class)
        .answers(
            ShownPruning.class, (workspace, input) -> ShownPruning.of(workspace.pruning().prune()));
  }

  private static Action<?, ?> pruneReport() {
    return Action.ofWorkspace()
        .read("evolution.prune-report", "Counts what pruning would archive and delete.")
        .example("{}")
        .takes(Nothing.class)
        .answers(
            ShownPruning.class,
            (workspace, input) -> ShownPruning.of(workspace.pruning().preview()));
  }
}
