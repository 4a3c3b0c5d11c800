package dev.stoa.bootstrap.contextbackup;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.contextbackup.BackupCoverageOperations;
import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.contextbackup.ContextBackupOperations;
import dev.stoa.application.contextbackup.Pause;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.conversation.TokenCounter;

/** Provides the operations of context backups. */
public final class ContextBackupModule extends AbstractModule {

  @Provides
  @Singleton
  private static ContextBackupOperations contextBackups(
      Wiring wiring, ContentProtection protection, TokenCounter counter) {
    return new ContextBackupOperations(
        wiring.storage(), wiring.clock(), wiring.ids(), protection, counter);
  }

  @Provides
  @Singleton
  private static BackupCoverageOperations backupCoverage(
      Wiring wiring, ContentProtection protection, BackupWriter writer) {
    return new BackupCoverageOperations(
        wiring.storage(), wiring.clock(), wiring.ids(), protection, writer, Pause.SLEEP);
  }
}
