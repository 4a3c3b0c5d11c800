package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.memory.HyperParametersJson;
import dev.stoa.domain.memory.LearningMetrics;
import dev.stoa.domain.memory.LearningState;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Observations;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Tunes what the tier rules go by. */
@Command(
    name = "evaluate",
    description = "Evaluates the memory and tunes the parameters of the tier rules.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa memory evaluate", "  stoa memory evaluate --prediction-accuracy 0.8"})
final class EvaluateCommand extends MemoryAction {

  @Option(
      names = "--prediction-accuracy",
      paramLabel = "<0..1>",
      description = "How well calibrated the agents are.")
  private Double predictionAccuracy;

  @Override
  protected Answer answer() {
    Observations noticed =
        CliFailure.checked(
            () ->
                predictionAccuracy == null
                    ? Observations.NONE
                    : Observations.NONE.predictionAccuracy(predictionAccuracy));
    LearningState state = workspace().use(stoa -> stoa.memory().evaluate(noticed));
    Table table =
        Table.of("tier", "half-life, hours", "promotion above", "success rate")
            .rows(
                io.vavr.collection.List.of(MemoryTier.values()),
                tier ->
                    new Object[] {
                      tier.label(),
                      MemoryView.shown(state.tuned().halfLifeHours().get(tier).get()),
                      MemoryView.shown(state.tuned().promotionThreshold(tier)),
                      state
                          .metrics()
                          .map(seen -> MemoryView.shown(seen.efficiency(tier)))
                          .getOrElse("")
                    });
    return Answer.ok(
        table.text() + "Evaluation " + state.cycle() + seen(state) + "\n",
        new JsonMembers()
            .with("cycles_evaluated", state.cycle())
            .with("hyperparams", HyperParametersJson.of(state.tuned()))
            .withNumber("pattern_retention_rate", state.metrics().map(LearningMetrics::retention))
            .withNumber("forgetting_rate", state.metrics().map(LearningMetrics::forgetting))
            .withNumber("learning_velocity", state.metrics().map(LearningMetrics::velocity))
            .object());
  }

  private static String seen(LearningState state) {
    return state
        .metrics()
        .map(
            seen ->
                ": retention "
                    + MemoryView.shown(seen.retention())
                    + ", forgetting "
                    + MemoryView.shown(seen.forgetting())
                    + ", remembered during the last day "
                    + seen.velocity())
        .getOrElse(": there is nothing to learn from yet");
  }
}
