package dev.stoa.app.torture;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.store.StoaAction;
import dev.stoa.app.torture.poison.PoisonDrill;
import dev.stoa.app.torture.poison.PoisonReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Drills the defences against poisoned texts. */
@Command(
    name = "poison",
    description = {
      "Attacks recall with poisoned texts in new workspaces, without a model: direct, mutated"
          + " facts, query only, summaries",
      "with and without the token of a reading, echoes, Sybils, delayed and repeated; and counts"
          + " how often poison is",
      "among the first five unmarked. It exits with 1 if the defences do not hold."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa torture poison",
      "  stoa torture poison --data locomo10.json --seeds 2 --questions 10",
    })
public final class PoisonCommand extends StoaAction {

  @Option(
      names = "--data",
      paramLabel = "<file>",
      description = "The file of the LoCoMo set whose texts are attacked (texts made by rule).")
  private @Nullable Path data;

  @Option(
      names = "--seeds",
      paramLabel = "<n>",
      defaultValue = "2",
      description = "How many random seeds (2).")
  private int seeds;

  @Option(
      names = "--questions",
      paramLabel = "<n>",
      defaultValue = "10",
      description = "How many questions of each bank of texts are attacked (10).")
  private int questions;

  @Override
  protected Answer answer() {
    require("--seeds", seeds);
    require("--questions", questions);
    PoisonDrill.Settings settings =
        CliFailure.checked(
            "--",
            () ->
                PoisonDrill.Settings.of(
                    io.vavr.control.Option.of(data).map(PoisonCommand::read), seeds, questions));
    PoisonReport report =
        withProgress(
            progress -> Scratch.in(folder -> PoisonDrill.run(settings, folder, progress::rows)));
    return Answer.of(report.holds(), report.text(), report.json());
  }

  private static void require(String option, int value) {
    if (value < 1) {
      throw CliFailure.usage(option + " is " + value + ": give 1 or more");
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw CliFailure.refused("cannot read " + file + ": " + e.getMessage());
    }
  }
}
