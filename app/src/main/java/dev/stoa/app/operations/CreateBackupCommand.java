package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.application.operations.BackupOperations;
import dev.stoa.application.operations.NewStoreBackup;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.operations.LostRows;
import picocli.CommandLine.Command;

/** Makes a backup. */
@Command(
    name = "create",
    description = {
      "Makes a backup of one state of the workspace, while others continue to write.",
      "It warns of tables that lost most of their rows since the backup before."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa backup create",
      "  stoa backup create --folder /var/backups/stoa --store jdbc:postgresql://localhost/stoa",
    })
final class CreateBackupCommand extends BackupAction {

  @Override
  protected Answer answer(BackupOperations backups) {
    NewStoreBackup made =
        withProgress(progress -> backups.create(progress::rows))
            .getOrElseThrow(CliFailure::refused);
    String warnings = made.lost().map(lost -> "Warning: " + lost.sentence() + "\n").mkString();
    return Answer.ok(
        BackupView.whole(folder(), made.backup()) + warnings,
        JsonObject.builder()
            .put("backup", made.backup().json())
            .put("folder", folder().toString())
            .put("lost_rows", made.lost().map(LostRows::json))
            .build());
  }
}
