package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.application.operations.BackupOperations;
import dev.stoa.bootstrap.StoaBackups;
import dev.stoa.domain.operations.BackupName;
import dev.stoa.domain.operations.DrillReport;
import dev.stoa.domain.operations.DrillStep;
import dev.stoa.domain.operations.RecoveryPlan;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rehearses a restore. */
@Command(
    name = "drill",
    description = {
      "Rehearses a restore: restores a backup to a scratch workspace, checks it, measures how long",
      "it takes, and keeps the report in the folder of the backups. The workspace is not touched.",
      "It fails if the plan's time to restore or age of the last backup is exceeded: free allows",
      "24 h each, pro 4 h and 1 h, enterprise 1 h and 15 min."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa backup drill",
      "  stoa backup drill --plan enterprise --json",
    })
final class DrillCommand extends BackupAction {

  @Parameters(arity = "0..1", paramLabel = "<backup>", description = "Its name (the newest).")
  private String name;

  @Option(
      names = "--plan",
      paramLabel = "free|pro|enterprise",
      defaultValue = "PRO",
      description = "The targets of a restore (pro).")
  private RecoveryPlan plan;

  @Override
  protected Answer answer(BackupOperations backups) {
    BackupName chosen = chosen(backups, name);
    DrillReport report =
        withProgress(
                progress ->
                    StoaBackups.drills(workspace().wired(), folder())
                        .drill(chosen, plan, progress::rows))
            .getOrElseThrow(CliFailure::refused);
    Table steps = Table.of("step", "time", "outcome");
    for (DrillStep step : report.steps()) {
      steps = steps.row(step.what(), millis(step.took()), step.fault().getOrElse("passed"));
    }
    steps =
        steps
            .row(
                "restore within " + plan.recoveryTime().toMinutes() + " min",
                millis(report.took()),
                outcome(report.inTime()))
            .row(
                "last backup within " + plan.recoveryPoint().toMinutes() + " min",
                report.age().toMinutes() + " min",
                outcome(report.recent()));
    return Answer.of(
        report.passed(),
        steps.text() + "Report: " + folder().resolve(report.file()) + "\n",
        report.json());
  }

  private static String millis(Duration took) {
    return took.toMillis() + " ms";
  }

  private static String outcome(boolean good) {
    return good ? "passed" : "failed";
  }
}
