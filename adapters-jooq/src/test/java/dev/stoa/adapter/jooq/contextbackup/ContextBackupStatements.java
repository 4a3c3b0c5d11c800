package dev.stoa.adapter.jooq.contextbackup;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class ContextBackupStatements {

  private ContextBackupStatements() {}

  /** Without those of the coverage job, which reads all counters a few times a day. */
  static List<Statement> statements() {
    Filters ofThread =
        JooqContextBackups.of(new ConversationId("c"), new SpecialistName("specialist"));
    List<Statement> statements = new ArrayList<>(JooqSpecialists.BY_NAME.reads());
    statements.addAll(JooqContextBackups.BACKUPS.statements());
    statements.addAll(
        List.of(
            JooqSpecialists.IN_ORDER.later(Filters.NONE, ""),
            JooqThreadCounters.OF_SPECIALISTS,
            JooqThreadCounters.OF_ALL,
            JooqContextBackups.NEWEST.first(ofThread),
            JooqContextBackups.NEWEST.first(ofThread.and(JooqContextBackups.COVERING, 1L)),
            JooqContextBackups.NEWEST.later(ofThread, 1L),
            JooqContextBackups.IN_ORDER.later(Filters.NONE, "")));
    return statements;
  }
}
