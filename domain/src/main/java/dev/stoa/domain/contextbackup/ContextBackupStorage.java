package dev.stoa.domain.contextbackup;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of context backups. */
public interface ContextBackupStorage extends ContextStorage {

  Specialists specialists();

  ThreadCounters threadCounters();

  ContextBackups contextBackups();

  BackupCoverage backupCoverage();
}
