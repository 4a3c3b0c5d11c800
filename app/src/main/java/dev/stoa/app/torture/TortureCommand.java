package dev.stoa.app.torture;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.store.StoaAction;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.torture.Torture;
import dev.stoa.torture.TortureReport;
import dev.stoa.torture.TortureSettings;
import dev.stoa.torture.Trouble;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Tortures an empty workspace. */
@Command(
    name = "torture",
    description = {
      "Kills processes that write to all contexts of a new workspace, again and again, and looks",
      "for what they had acknowledged; before that the clock jumps, the audit trail of a copy is"
          + " tampered with, the",
      "disk is full (SQLite) and the server ends its sessions (PostgreSQL). The report says what",
      "was done and what was lost. The workspace must be empty, and is full of test data"
          + " afterwards."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa torture --store jdbc:sqlite:torture.db",
      "  stoa torture --seconds 3600 --seed 1 --store jdbc:sqlite:torture.db",
      "  stoa torture poison",
    },
    subcommands = PoisonCommand.class)
public final class TortureCommand extends StoaAction {

  private static final int FEW_KILLS = 20;
  private static final int MOST_KILLS = 1_000_000;
  private static final int USUAL_SECONDS = 300;

  @Option(
      names = "--kills",
      paramLabel = "<n>",
      description = "How many processes are killed (20, or with --seconds as many as it can).")
  private @Nullable Integer kills;

  @Option(
      names = "--seconds",
      paramLabel = "<n>",
      description = "When to stop even if fewer were killed (300).")
  private @Nullable Integer seconds;

  @Option(
      names = "--seed",
      paramLabel = "<n>",
      defaultValue = "1",
      description = "The random seed (1).")
  private long seed;

  @Option(
      names = "--processes",
      paramLabel = "<n>",
      defaultValue = "2",
      description = "How many processes write at a time (2).")
  private int processes;

  @Option(
      names = "--threads",
      paramLabel = "<n>",
      defaultValue = "2",
      description = "How many threads each of them has (2).")
  private int threads;

  @Override
  protected Answer answer() {
    TortureSettings settings =
        CliFailure.checked(
            "--",
            () ->
                new TortureSettings(
                    TorturedStoa.class,
                    workspace().url(),
                    seed,
                    kills != null ? kills : seconds != null ? MOST_KILLS : FEW_KILLS,
                    Duration.ofSeconds(seconds != null ? seconds : USUAL_SECONDS),
                    processes,
                    threads));
    refuseContent();
    TortureReport report = withProgress(progress -> Torture.run(settings, progress::rows));
    return Answer.of(report.survived(), text(report), report.json());
  }

  private void refuseContent() {
    long rows = workspace().create(stoa -> stoa.transfer().roots(TransferProgress.NONE).rows());
    if (rows > 0) {
      throw CliFailure.refused(
          "the workspace "
              + workspace().shown()
              + " has "
              + rows
              + " rows: give a new file or a new schema with --store");
    }
  }

  private static String text(TortureReport report) {
    Table table =
        Table.of("what was done", "times", "acknowledged writes", "wrong")
            .row("processes killed", report.kills(), report.acknowledged(), wrong(report));
    for (Trouble.Outcome one : report.troubles()) {
      table = table.row(one.trouble(), one.times(), one.acknowledged(), first(one.failures()));
    }
    return table.text()
        + "Seed "
        + report.seed()
        + ", "
        + report.took().toSeconds()
        + " s. Stored whole though not acknowledged: "
        + report.unacknowledged()
        + ".\n"
        + (report.survived() ? "Nothing was lost.\n" : "The workspace did not survive.\n");
  }

  private static String wrong(TortureReport report) {
    return report.lost().isEmpty() && report.torn().isEmpty()
        ? first(report.faults())
        : report.lost().size() + " lost, " + report.torn().size() + " torn";
  }

  private static String first(List<String> failures) {
    return failures.isEmpty()
        ? "nothing"
        : failures.get(0) + (failures.size() > 1 ? " and " + (failures.size() - 1) + " more" : "");
  }
}
