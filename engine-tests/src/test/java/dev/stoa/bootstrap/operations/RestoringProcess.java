package dev.stoa.bootstrap.operations;

import dev.stoa.bootstrap.StoaBackups;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.operations.BackupName;
import java.nio.file.Path;

/** Restores a backup, and waits to be killed in the middle. */
final class RestoringProcess {

  private RestoringProcess() {}

  /** Takes the url, the folder, the backup, and the step in which to wait. */
  public static void main(String[] args) {
    StoaBackups.of(StoaConfig.of(args[0]), Path.of(args[1]))
        .restore(new BackupName(args[2]), CopyingProcess.waiting(args[3]));
  }
}
