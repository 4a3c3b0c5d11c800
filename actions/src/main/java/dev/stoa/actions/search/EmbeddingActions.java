package dev.stoa.actions.search;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.embedding.EmbeddingOperations;
import dev.stoa.application.embedding.EmbeddingsRefused;
import dev.stoa.application.embedding.SwitchReport;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of embeddings. */
final class EmbeddingActions {

  private EmbeddingActions() {}

  /** The actions that begin with {@code embeddings}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "embeddings",
        "Embeddings of what is searched: what is missing, and the switch to another model.",
        () -> List.of(status(), embed(), switchModel()));
  }

  record NoInput() {}

  private static Action<?, ?> status() {
    return Action.ofWorkspace()
        .read("embeddings.status", "Shows how many texts each model has embedded.")
        .example("{}")
        .listing("sources")
        .empty("Nothing is embedded.")
        .columns("source", "model", "active", "texts", "embedded")
        .takes(NoInput.class)
        .answersItems(SearchViews.STATUS, (workspace, input) -> workspace.embeddings().status());
  }

  record Embedded(@Param("How many texts were embedded.") long embedded) {}

  private static Action<?, ?> embed() {
    return Action.ofOperator()
        .write(
            "embeddings.embed",
            "Embeds every text that has no vector of the model of the workspace.")
        .details("It can be interrupted and run again.")
        .example("{}")
        .takes(NoInput.class)
        .gives(
            Embedded.class,
            (workspace, input, progress) ->
                workspace.embeddings().embedMissing(progress::done).map(Embedded::new));
  }

  record SwitchModel(
      @Param(value = "The model to replace; without it, the only other one.", label = "model")
          Option<String> from,
      @Param(
              value = "The least share of the old nearest texts among the new ones.",
              defaultValue = "0",
              min = 0,
              max = 1)
          double minRecall) {

    private Either<EmbeddingsRefused, SwitchReport> run(
        EmbeddingOperations embeddings, Progress progress) {
      return from.map(model -> embeddings.switchModel(model, minRecall, progress::done))
          .getOrElse(() -> embeddings.switchModel(minRecall, progress::done));
    }
  }

  private static Action<?, ?> switchModel() {
    return Action.ofOperator()
        .write("embeddings.switch", "Replaces another model by that of the workspace.")
        .details(
            "Embeds what is missing, compares what both models find, and only then removes the"
                + " vectors of the old one. It can be interrupted and run again.")
        .example("{}")
        .example("{'from':'hashing-384','min_recall':0.3}")
        .takes(SwitchModel.class)
        .gives(
            SearchViews.SWITCH,
            (workspace, input, progress) -> input.run(workspace.embeddings(), progress));
  }
}
