package dev.stoa.actions.memory;

import dev.stoa.actions.Action;
import dev.stoa.actions.OppositeFlags;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.Outcome;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Actions by which memories learn and move between tiers. */
final class LearningActions {

  private LearningActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(
        outcome(), outcomes(), promote(), demote(), consolidate(), evaluate(), evaluations());
  }

  record RecordOutcome(
      @Param(value = MemoryActions.MEMORY, position = 0) MemoryId id,
      @Param("It helped.") Option<Boolean> success,
      @Param("It did not help.") Option<Boolean> failure,
      @Param(value = "How far the agent's own prediction was off.", min = 0, max = 1)
          Option<Double> predictionError,
      @Param(value = "How much the situation differed from the memory.", min = 0, max = 1)
          Option<Double> semanticShift,
      @Param(value = "How unexpected the time was.", min = 0, max = 1)
          Option<Double> temporalShift) {

    RecordOutcome {
      helped(success, failure);
    }

    private static boolean helped(Option<Boolean> success, Option<Boolean> failure) {
      return OppositeFlags.first(success, failure, "give {success} or {failure}, one of them");
    }

    private Outcome outcome() {
      return new Outcome(helped(success, failure), predictionError, semanticShift, temporalShift);
    }
  }

  private static Action<?, ?> outcome() {
    return Action.ofWorkspace()
        .write("memory.outcome", "Records the outcome of using a memory.")
        .example("{'id':'m1','success':true}")
        .example("{'id':'m1','failure':true,'prediction_error':0.8}")
        .takes(RecordOutcome.class)
        .gives(
            MemoryViews.MEMORY,
            (workspace, input) -> workspace.memory().recordOutcome(input.id(), input.outcome()));
  }

  record ListOutcomes(
      @Param(value = MemoryActions.MEMORY, position = 0) MemoryId id, @Paged(20) Paging page) {}

  private static Action<?, ?> outcomes() {
    return Action.ofWorkspace()
        .read("memory.outcomes", "Lists the outcomes of a memory, the latest first.")
        .details("Each with the surprise of the memory before and after it.")
        .example("{'id':'m1','limit':5}")
        .listing("outcomes")
        .columns(
            "number",
            "created_at",
            "success",
            "expected",
            "surprise",
            "surprise_before",
            "surprise_after")
        .takes(ListOutcomes.class)
        .givesPage(
            MemoryViews.OUTCOME,
            (workspace, input) ->
                workspace.memory().outcomes(input.id(), input.page().by(Long.class)));
  }

  private static Action<?, ?> promote() {
    return MemoryActions.onOne(
        Action.ofWorkspace()
            .write(
                "memory.promote",
                "Promotes a memory by one tier, if its outcomes were surprising."),
        MemoryOperations::promote);
  }

  private static Action<?, ?> demote() {
    return MemoryActions.onOne(
        Action.ofWorkspace()
            .write("memory.demote", "Demotes a memory by one tier, if its outcomes were stable."),
        MemoryOperations::demote);
  }

  record Consolidate(
      @Param(
              value = "How many at most out of each tier.",
              min = 1,
              max = 1000,
              defaultValue = "1000")
          int limit) {}

  private static Action<?, ?> consolidate() {
    return Action.ofWorkspace()
        .write("memory.consolidate", "Applies the tier rules to all memories, one step each.")
        .example("{}")
        .example("{'limit':100}")
        .columns("promoted", "demoted")
        .takes(Consolidate.class)
        .answers(
            MemoryViews.CONSOLIDATION,
            (workspace, input) -> workspace.memory().consolidate(input.limit()))
        .picture(report -> report.value().more() ? "There may be more: run it again.\n" : "");
  }

  private static Action<?, ?> evaluate() {
    return Action.ofWorkspace()
        .write(
            "memory.evaluate", "Evaluates the memory and tunes the parameters of the tier rules.")
        .example("{}")
        .example("{'prediction_accuracy':0.8}")
        .takes(MemoryInputs.OBSERVATIONS)
        .answers(MemoryViews.EVALUATION, (workspace, input) -> workspace.memory().evaluate(input))
        .picture(
            evaluation ->
                evaluation.value().metrics().isEmpty()
                    ? "There is nothing to learn from yet.\n"
                    : "");
  }

  record ListEvaluations(@Paged(20) Paging page) {}

  private static Action<?, ?> evaluations() {
    return Action.ofWorkspace()
        .read("memory.evaluations", "Lists evaluations, the latest first.")
        .example("{'limit':5}")
        .listing("evaluations")
        .columns(
            "cycle",
            "created_at",
            "pattern_retention_rate",
            "forgetting_rate",
            "learning_velocity",
            "learning_rate")
        .takes(ListEvaluations.class)
        .answersPage(
            MemoryViews.EVALUATION,
            (workspace, input) -> workspace.memory().evaluations(input.page().by(Long.class)));
  }
}
