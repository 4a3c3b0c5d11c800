package dev.stoa.actions.search;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Items;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.embedding.EmbeddingStatus;
import dev.stoa.application.embedding.SwitchReport;
import dev.stoa.domain.search.SearchSource;
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

  record ShownStatus(
      SearchSource source,
      String model,
      @Param("Whether it is the model of the workspace.") boolean active,
      @Param("How many texts there are.") long texts,
      @Param("How many of them have a vector of the model.") long embedded) {

    private static ShownStatus of(EmbeddingStatus status) {
      return new ShownStatus(
          status.source(), status.model(), status.isActive(), status.texts(), status.embedded());
    }
  }

  private static Action<?, ?> status() {
    return Action.ofWorkspace()
        .read("embeddings.status", "Shows how many texts each model has embedded.")
        .example("{}")
        .listing("sources")
        .empty("Nothing is embedded.")
        .columns("source", "model", "active", "texts", "embedded")
        .takes(NoInput.class)
        .givesItems(
            ShownStatus.class,
            (workspace, input) ->
                Either.right(Items.of(workspace.embeddings().status(), ShownStatus::of)));
  }

  record ShownEmbedded(@Param("How many texts were embedded.") long embedded) {}

  private static Action<?, ?> embed() {
    return Action.ofOperator()
        .write(
            "embeddings.embed",
            "Embeds every text that has no vector of the model of the workspace.")
        .details("It can be interrupted and run again.")
        .example("{}")
        .takes(NoInput.class)
        .gives(
            ShownEmbedded.class,
            (workspace, input, progress) ->
                workspace.embeddings().embedMissing(progress::done).map(ShownEmbedded::new));
  }

  record SwitchModel(
      @Param(value = "The model to replace; without it, the only other one.", label = "model")
          Option<String> from,
      @Param(
              value = "The least share of the old nearest texts among the new ones.",
              defaultValue = "0",
              min = 0,
              max = 1)
          double minRecall) {}

  record ShownSwitch(
      @Param("The model that was replaced.") String from,
      @Param("The model of the workspace.") String to,
      @Param("How many texts were embedded by it.") long embedded,
      @Param("The mean share of the ten nearest texts by the old model among those by the new.")
          double recall,
      @Param("Whether the vectors of the old model were removed.") boolean switched) {

    private static ShownSwitch of(SwitchReport report) {
      return new ShownSwitch(
          report.from(), report.to(), report.embedded(), report.recall(), report.switched());
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
            ShownSwitch.class,
            (workspace, input, progress) ->
                workspace
                    .embeddings()
                    .switchModel(input.from(), input.minRecall(), progress::done)
                    .map(ShownSwitch::of));
  }
}
