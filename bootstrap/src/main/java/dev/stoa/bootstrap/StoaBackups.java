package dev.stoa.bootstrap;

import dev.stoa.application.operations.BackupFolder;
import dev.stoa.application.operations.BackupOperations;
import dev.stoa.application.operations.DrillOperations;
import dev.stoa.domain.kernel.TimeOrderedIds;
import java.nio.file.Path;
import java.security.SecureRandom;

/**
 * The backups of a workspace in a folder.
 *
 * <p>The workspace may be open elsewhere and in use, except while a SQLite file is restored.
 */
public final class StoaBackups {

  private StoaBackups() {}

  /** Makes, checks, removes and restores backups. */
  public static BackupOperations of(StoaConfig config, Path folder) {
    return new BackupOperations(
        new UrlWorkspace(config),
        new BackupFolder(folder),
        config.storage().clock(),
        new TimeOrderedIds(config.storage().clock(), new SecureRandom()::nextLong));
  }

  /** Rehearses restores. */
  public static DrillOperations drills(StoaConfig config, Path folder) {
    return new DrillOperations(
        new UrlWorkspace(config),
        new BackupFolder(folder),
        config.storage().clock(),
        System::nanoTime);
  }
}
