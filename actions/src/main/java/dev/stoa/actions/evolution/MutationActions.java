package dev.stoa.actions.evolution;

import static dev.stoa.actions.evolution.EvolutionReferences.GENERATION;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Items;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.AcceptanceRule;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.NewJudgement;
import dev.stoa.domain.evolution.Plateau;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.SuccessiveHalving;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of mutations. */
final class MutationActions {

  private static final String[] COLUMNS = {
    "accepted", "stage", "trials", "mean", "lower_bound", "baseline", "p", "variant_id"
  };

  private MutationActions() {}

  /** The actions that begin with {@code evolution.mutation}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "evolution.mutation", "Mutations, and how they were judged.", MutationActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(judge(), halve(), show(), list(), plateau(), constraints());
  }

  record Judge(
      @Param(value = "The profile of the variant.", position = 0, label = "id") ProfileId variant,
      @Param(value = "Its scores; without them, those of its shadow trials.", min = -5, max = 5)
          Seq<Integer> trials,
      @Param(
              value = "Its parent's scores; without them, those of its parent's episodes.",
              min = -5,
              max = 5)
          Seq<Integer> baseline,
      @Param(
              value =
                  "What is taken off its mean: the standard error, or the standard deviation"
                      + " (original).",
              defaultValue = "standard")
          AcceptanceRule rule,
      @Param("What later generations must not try again.") Option<String> constraint) {

    private NewJudgement judgement() {
      return new NewJudgement(
          variant,
          Option.when(trials.nonEmpty(), trials::toVector),
          Option.when(baseline.nonEmpty(), baseline::toVector),
          rule,
          constraint);
    }
  }

  private static Action<?, ?> judge() {
    return Action.ofWorkspace()
        .write(
            "evolution.mutation.judge",
            "Judges a variant against its parent, and records the numbers.")
        .details(
            "It is accepted if its mean less one standard error exceeds its parent's mean by"
                + " 0.5, and the Mann-Whitney test gives p below 0.05.",
            "A judgement is final.")
        .example("{'variant':'p2'}")
        .example(
            "{'variant':'p2','trials':[3,3,4,3],'baseline':[0,1,0,-1],"
                + "'constraint':'Never open high.'}")
        .takes(Judge.class)
        .gives(
            ShownMutation.class,
            (workspace, input) -> workspace.mutations().judge(input.judgement()),
            ShownMutation::of);
  }

  record NamedGeneration(@Param(value = GENERATION, position = 0) String generation) {}

  record ShownStanding(
      @Param("The profile of the variant.") ProfileId variantId,
      @Param("Whether it continues; otherwise it was dropped.") boolean goesOn,
      int trials,
      double mean) {

    private static ShownStanding of(SuccessiveHalving.Standing standing) {
      return new ShownStanding(
          standing.variant(),
          standing.goesOn(),
          standing.judgement().trialScores().size(),
          standing.judgement().mean());
    }
  }

  private static Action<?, ?> halve() {
    return Action.ofWorkspace()
        .write(
            "evolution.mutation.halve",
            "Ends a round of trials: of each profile's variants, the better half continues.")
        .details("The others are recorded as dropped.")
        .example("{'generation':'83c1f0a2'}")
        .listing("variants")
        .takes(NamedGeneration.class)
        .givesItems(
            ShownStanding.class,
            (workspace, input) ->
                workspace
                    .mutations()
                    .halve(EvolutionReferences.generation(workspace, input.generation()))
                    .map(all -> Items.of(all, ShownStanding::of)));
  }

  record NamedMutation(
      @Param(value = "The id of the mutation.", position = 0) MutationId mutation) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("evolution.mutation.show", "Shows a mutation with its evidence.")
        .example("{'mutation':'m1'}")
        .takes(NamedMutation.class)
        .gives(
            ShownMutation.class,
            (workspace, input) ->
                workspace
                    .mutations()
                    .find(input.mutation())
                    .toEither(() -> new EvolutionRefused.UnknownMutation(input.mutation())),
            ShownMutation::of);
  }

  record ListMutations(@Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("evolution.mutation.list", "Lists mutations, newest generation first.")
        .example("{'limit':10}")
        .listing("mutations")
        .columns(COLUMNS)
        .takes(ListMutations.class)
        .answersPage(
            ShownMutation.class,
            (workspace, input) ->
                workspace
                    .mutations()
                    .list(input.page().by(Mutation.Key.class).after(), input.page().limit()),
            ShownMutation::of);
  }

  record Nothing() {}

  record ShownPlateau(
      @Param("The longest of all agents.") int generations,
      @Param("Whether a new agent should be designed: after 5 generations.") boolean deadlock,
      @Param("Of each agent, by the first profile of its lineage.") Map<String, Integer> agents) {

    private static ShownPlateau of(Plateau plateau) {
      return new ShownPlateau(
          plateau.longest(), plateau.isDeadlock(), plateau.generations().mapKeys(ProfileId::value));
    }
  }

  private static Action<?, ?> plateau() {
    return Action.ofWorkspace()
        .read(
            "evolution.mutation.plateau",
            "Counts the generations in a row without an accepted mutation.")
        .example("{}")
        .takes(Nothing.class)
        .answers(
            ShownPlateau.class,
            (workspace, input) -> ShownPlateau.of(workspace.mutations().plateau()));
  }

  private static Action<?, ?> constraints() {
    return Action.ofWorkspace()
        .read(
            "evolution.mutation.constraints",
            "Lists what a generation must not try again, by its lineage.")
        .example("{'generation':'83c1f0a2'}")
        .listing("constraints")
        .columns("constraint", "generation_id", "mutation_id")
        .takes(NamedGeneration.class)
        .givesItems(
            ShownMutation.class,
            (workspace, input) ->
                workspace
                    .mutations()
                    .constraints(EvolutionReferences.generation(workspace, input.generation()))
                    .map(all -> Items.of(all, ShownMutation::of)));
  }
}
