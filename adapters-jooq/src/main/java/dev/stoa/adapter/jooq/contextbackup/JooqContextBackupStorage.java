package dev.stoa.adapter.jooq.contextbackup;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.contextbackup.BackupCoverage;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.ContextBackups;
import dev.stoa.domain.contextbackup.Specialists;
import dev.stoa.domain.contextbackup.ThreadCounters;

/** The ports of context backups on either engine. */
public interface JooqContextBackupStorage extends ContextBackupStorage, JooqContextStorage {

  @Override
  default Specialists specialists() {
    return repository(JooqSpecialists.class, JooqSpecialists::new);
  }

  @Override
  default ThreadCounters threadCounters() {
    return repository(JooqThreadCounters.class, JooqThreadCounters::new);
  }

  @Override
  default ContextBackups contextBackups() {
    return repository(JooqContextBackups.class, JooqContextBackups::new);
  }

  @Override
  default BackupCoverage backupCoverage() {
    return repository(JooqBackupCoverage.class, JooqBackupCoverage::new);
  }
}
