package dev.stoa.adapter.jooq.contextbackup;

import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
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
