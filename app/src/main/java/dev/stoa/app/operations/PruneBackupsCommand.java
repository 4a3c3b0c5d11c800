package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.application.operations.BackupOperations;
import dev.stoa.application.operations.PrunedBackups;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.BackupRetention;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Removes old backups. */
@Command(
    name = "prune",
    description = {
      "Removes old backups of the workspace. The last one of each day, week and month is kept, of",
      "as many days, weeks and months that have one as the options say; the newest is always kept."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa backup prune --dry-run",
      "  stoa backup prune --daily 14 --monthly 12",
    })
final class PruneBackupsCommand extends BackupAction {

  @Option(names = "--daily", paramLabel = "<n>", defaultValue = "7", description = "Days (7).")
  private int daily;

  @Option(names = "--weekly", paramLabel = "<n>", defaultValue = "4", description = "Weeks (4).")
  private int weekly;

  @Option(names = "--monthly", paramLabel = "<n>", defaultValue = "3", description = "Months (3).")
  private int monthly;

  @Option(names = "--dry-run", description = "Print what would be removed and change nothing.")
  private boolean dryRun;

  @Override
  protected Answer answer(BackupOperations backups) {
    BackupRetention retention =
        CliFailure.checked(
            "--",
            () -> new BackupRetention(daily, weekly, monthly, BackupRetention.DEFAULT.least()));
    PrunedBackups pruned = dryRun ? backups.plan(retention) : backups.prune(retention);
    String verb = dryRun ? " would be removed" : " removed";
    return Answer.ok(
        (pruned.removed().isEmpty() ? "" : BackupView.list(pruned.removed()))
            + BackupView.count(pruned.removed().size())
            + verb
            + ", "
            + BackupView.count(pruned.retained().size())
            + " kept.\n",
        JsonObject.builder()
            .put("dry_run", dryRun)
            .put("removed", names(pruned.removed()))
            .put("kept", names(pruned.retained()))
            .build());
  }

  private static Seq<String> names(Seq<BackupManifest> backups) {
    return backups.map(backup -> backup.name().value());
  }
}
