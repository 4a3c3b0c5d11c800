package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.application.operations.BackupOperations;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.BackupRefused;
import dev.stoa.domain.operations.BackupStatus;
import picocli.CommandLine.Command;

/** Lists the backups of a workspace. */
@Command(
    name = "list",
    description = "Lists the backups of the workspace, newest first.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa backup list",
      "  stoa backup list --folder /var/backups/stoa --json",
    })
final class ListBackupsCommand extends BackupAction {

  @Override
  protected Answer answer(BackupOperations backups) {
    BackupStatus status = backups.status();
    String damaged = status.damaged().map(one -> "Warning: " + one.sentence() + "\n").mkString();
    return Answer.ok(
        (status.backups().isEmpty()
                ? "No backups in " + folder() + "\n"
                : BackupView.list(status.backups()))
            + damaged,
        JsonObject.builder()
            .put("folder", folder().toString())
            .put("backups", status.backups().map(BackupManifest::json))
            .put("damaged", status.damaged().map(BackupRefused.Damaged::file))
            .build());
  }
}
