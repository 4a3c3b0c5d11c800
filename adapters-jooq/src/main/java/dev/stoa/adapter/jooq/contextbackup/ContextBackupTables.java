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
import org.jooq.Field;

/** The tables of context backups, which go with the user of the conversation. */
public final class ContextBackupTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("contextbackup")
          .table(SPECIALISTS)
          .table(
              TOKEN_COUNTERS,
              SubjectRule.remove(
                  TOKEN_COUNTERS, SubjectKey.USER, ofUser(TOKEN_COUNTERS.CONVERSATION_ID)))
          .table(
              CONTEXT_BACKUPS,
              SubjectRule.remove(
                  CONTEXT_BACKUPS, SubjectKey.USER, ofUser(CONTEXT_BACKUPS.CONVERSATION_ID)));

  private ContextBackupTables() {}

  private static Condition ofUser(Field<String> conversation) {
    return conversation.in(
        select(CONVERSATIONS.CONVERSATION_ID)
            .from(CONVERSATIONS)
            .where(CONVERSATIONS.USER_ID.eq(SubjectRule.SUBJECT)));
  }
}
