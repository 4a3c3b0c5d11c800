package dev.stoa.adapter.jooq.contextbackup;

import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;

/** What is asked of tables that grow, for either engine to say how it would answer. */
final class ContextBackupStatements {

  private ContextBackupStatements() {}

  /** Without those of the coverage job, which reads all counters a few times a day. */
  static List<Statement> statements() {
    return List.of(
        SpecialistSql.FIND,
        SpecialistSql.PAGE,
        CounterSql.FIND,
        CounterSql.OF,
        BackupSql.COVERING,
        BackupSql.PAGE,
        BackupSql.PAGE_OF_ALL,
        BackupSql.REPLACE_TEXT);
  }
}
