package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.application.operations.BackupOperations;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.BackupName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks a backup by restoring it to a scratch workspace. */
@Command(
    name = "verify",
    description = {
      "Compares a backup with its manifest, restores it to a scratch workspace in the folder of",
      "the backups, and compares every table and the audit trail. The workspace is not touched."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa backup verify",
      "  stoa backup verify stoa_20260102_030405_1f9a0c2e",
    })
final class VerifyBackupCommand extends BackupAction {

  @Parameters(arity = "0..1", paramLabel = "<backup>", description = "Its name (the newest).")
  private String name;

  @Override
  protected Answer answer(BackupOperations backups) {
    BackupName chosen = chosen(backups, name);
    BackupManifest verified =
        withProgress(progress -> backups.verify(chosen, progress::rows))
            .getOrElseThrow(CliFailure::refused);
    return Answer.ok(
        BackupView.whole(folder(), verified) + "The backup is good.\n",
        JsonObject.builder().put("backup", verified.json()).put("good", true).build());
  }
}
