package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.application.operations.BackupOperations;
import dev.stoa.application.operations.RestoredWorkspace;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.BackupName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a backup in the place of the workspace. */
@Command(
    name = "restore",
    description = {
      "Restores a backup beside the workspace, compares it with its manifest, puts the workspace",
      "aside and the backup in its place. What was put aside is kept: a renamed file or schema.",
      "End the processes that use the workspace first; a SQLite file in use is refused."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa restore --dry-run",
      "  stoa restore stoa_20260102_030405_1f9a0c2e --folder /var/backups/stoa",
    })
public final class RestoreCommand extends BackupAction {

  @Parameters(arity = "0..1", paramLabel = "<backup>", description = "Its name (the newest).")
  private String name;

  @Option(
      names = "--dry-run",
      description = "Restore to a scratch workspace, compare, and change nothing.")
  private boolean dryRun;

  @Override
  protected Answer answer(BackupOperations backups) {
    BackupName chosen = chosen(backups, name);
    return dryRun ? rehearsed(backups, chosen) : restored(backups, chosen);
  }

  private Answer rehearsed(BackupOperations backups, BackupName chosen) {
    BackupManifest backup =
        withProgress(progress -> backups.verify(chosen, progress::rows))
            .getOrElseThrow(CliFailure::refused);
    return Answer.ok(
        "The backup "
            + chosen
            + " is good: "
            + workspace().shown()
            + " would be put aside and replaced by its "
            + backup.roots().rows()
            + " rows.\n",
        JsonObject.builder()
            .put("dry_run", true)
            .put("store", workspace().shown())
            .put("backup", backup.json())
            .build());
  }

  private Answer restored(BackupOperations backups, BackupName chosen) {
    RestoredWorkspace restored =
        withProgress(progress -> backups.restore(chosen, progress::rows))
            .getOrElseThrow(CliFailure::refused);
    Table table =
        Table.of("what", "value")
            .row("store", workspace().shown())
            .row("backup", chosen)
            .row("put aside", restored.aside().getOrElse("nothing was there"))
            .row("rows", restored.roots().rows())
            .row("content root", restored.roots().root())
            .row("audit root", restored.roots().auditRoot());
    return Answer.ok(
        table.text(),
        JsonObject.builder()
            .put("dry_run", false)
            .put("store", workspace().shown())
            .put("backup", chosen.value())
            .put("put_aside", restored.aside())
            .put("rows", restored.roots().rows())
            .put("content_root", restored.roots().root())
            .put("audit_root", restored.roots().auditRoot())
            .build());
  }
}
