package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.ContextBackups.CONTEXT_BACKUPS;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.Specialists.SPECIALISTS;
import static dev.stoa.schema.generated.tables.TokenCounters.TOKEN_COUNTERS;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import org.jooq.Condition;

/** The tables of context backups, which go with the user of the conversation. */
public final class ContextBackupTables {

  private static final Condition COUNTED =
      TOKEN_COUNTERS.CONVERSATION_ID.in(
          select(CONVERSATIONS.CONVERSATION_ID)
              .from(CONVERSATIONS)
              .where(CONVERSATIONS.USER_ID.eq(SubjectRule.SUBJECT)));

  private static final Condition BACKED_UP =
      CONTEXT_BACKUPS.CONVERSATION_ID.in(
          select(CONVERSATIONS.CONVERSATION_ID)
              .from(CONVERSATIONS)
              .where(CONVERSATIONS.USER_ID.eq(SubjectRule.SUBJECT)));

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("contextbackup")
          .table(SPECIALISTS)
          .table(TOKEN_COUNTERS, SubjectRule.remove(TOKEN_COUNTERS, SubjectKey.USER, COUNTED))
          .table(CONTEXT_BACKUPS, SubjectRule.remove(CONTEXT_BACKUPS, SubjectKey.USER, BACKED_UP));

  private ContextBackupTables() {}
}
