package dev.stoa.actions.evolution;

import static dev.stoa.actions.evolution.EvolutionReferences.GENERATION;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.AcceptanceRule;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.NewJudgement;
import dev.stoa.domain.evolution.ProfileId;
import io.vavr.collection.List;
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
            EvolutionViews.MUTATION,
            (workspace, input) -> workspace.mutations().judge(input.judgement()));
  }

  record NamedGeneration(@Param(value = GENERATION, position = 0) String generation) {}

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
            EvolutionViews.STANDING,
            (workspace, input) ->
                workspace
                    .mutations()
                    .halve(EvolutionReferences.generation(workspace, input.generation())));
  }

  record NamedMutation(
      @Param(value = "The id of the mutation.", position = 0) MutationId mutation) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("evolution.mutation.show", "Shows a mutation with its evidence.")
        .example("{'mutation':'m1'}")
        .takes(NamedMutation.class)
        .gives(
            EvolutionViews.MUTATION,
            (workspace, input) ->
                workspace
                    .mutations()
                    .find(input.mutation())
                    .toEither(() -> new EvolutionRefused.UnknownMutation(input.mutation())));
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
            EvolutionViews.MUTATION,
            (workspace, input) -> workspace.mutations().list(input.page().by(Mutation.Key.class)));
  }

  record Nothing() {}

  private static Action<?, ?> plateau() {
    return Action.ofWorkspace()
        .read(
            "evolution.mutation.plateau",
            "Counts the generations in a row without an accepted mutation.")
        .example("{}")
        .takes(Nothing.class)
        .answers(EvolutionViews.PLATEAU, (workspace, input) -> workspace.mutations().plateau());
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
            EvolutionViews.MUTATION,
            (workspace, input) ->
                workspace
                    .mutations()
                    .constraints(EvolutionReferences.generation(workspace, input.generation())));
  }
}
