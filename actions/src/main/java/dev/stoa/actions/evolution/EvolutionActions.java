package dev.stoa.actions.evolution;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
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
    return List.of(status(), prune(), pruneReport());
  }

  record Nothing() {}

  private static Action<?, ?> status() {
    return Action.ofWorkspace()
        .read(
            "evolution.status",
            "Shows which generations are active or tried, their profiles, and which created agents"
                + " wait for approval.")
        .details("At most 20 of each.")
        .example("{}")
        .empty("No generation is active or tried: open one.")
        .takes(Nothing.class)
        .answers(EvolutionViews.STATUS, (workspace, input) -> workspace.generations().status());
  }

  private static Action<?, ?> prune() {
    return Action.ofOperator()
        .destroy(
            "evolution.prune", "Archives old episodes and deletes old actions, in one transaction.")
        .details("Repeating it changes nothing.")
        .example("{}")
        .takes(Nothing.class)
        .answers(EvolutionViews.PRUNING, (workspace, input) -> workspace.pruning().prune());
  }

  private static Action<?, ?> pruneReport() {
    return Action.ofWorkspace()
        .read("evolution.prune-report", "Counts what pruning would archive and delete.")
        .example("{}")
        .takes(Nothing.class)
        .answers(EvolutionViews.PRUNING, (workspace, input) -> workspace.pruning().preview());
  }
}
