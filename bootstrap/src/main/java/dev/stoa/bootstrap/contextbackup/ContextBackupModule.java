package dev.stoa.bootstrap.contextbackup;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.contextbackup.BackupCoverageOperations;
import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.contextbackup.ContextBackupOperations;
import dev.stoa.application.contextbackup.Pause;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/**
 * Needs: Storage, InstantSource, IdSource. Provides: ContextBackupOperations,
 * BackupCoverageOperations.
 */
public final class ContextBackupModule extends AbstractModule {

  private final ContentProtection protection;
  private final BackupWriter writer;

  /** With how texts are protected, and who writes the notes of the coverage job. */
  public ContextBackupModule(ContentProtection protection, BackupWriter writer) {
    this.protection = protection;
    this.writer = writer;
  }

  @Provides
  @Singleton
  public ContextBackupOperations contextBackups(
      Storage storage, InstantSource clock, IdSource ids) {
    return new ContextBackupOperations(storage, clock, ids, protection);
  }

  @Provides
  @Singleton
  public BackupCoverageOperations backupCoverage(
      Storage storage, InstantSource clock, IdSource ids) {
    return new BackupCoverageOperations(storage, clock, ids, protection, writer, Pause.SLEEP);
  }
}
