package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ActiveProjects.ACTIVE_PROJECTS;
import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.Projects.PROJECTS;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import org.jooq.Condition;

/** The tables of conversations, which belong to users. */
public final class ConversationTables {

  private static final Condition IN_CONVERSATION =
      CONVERSATION_MESSAGES.CONVERSATION_ID.in(
          select(CONVERSATIONS.CONVERSATION_ID)
              .from(CONVERSATIONS)
              .where(CONVERSATIONS.USER_ID.eq(SubjectRule.SUBJECT)));

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("conversation")
          .table(PROJECTS, SubjectRule.remove(PROJECTS.USER_ID, SubjectKey.USER))
          .table(ACTIVE_PROJECTS, SubjectRule.remove(ACTIVE_PROJECTS.USER_ID, SubjectKey.USER))
          .table(CONVERSATIONS, SubjectRule.remove(CONVERSATIONS.USER_ID, SubjectKey.USER))
          .table(
              CONVERSATION_MESSAGES,
              SubjectRule.remove(CONVERSATION_MESSAGES, SubjectKey.USER, IN_CONVERSATION));

  private ConversationTables() {}
}
