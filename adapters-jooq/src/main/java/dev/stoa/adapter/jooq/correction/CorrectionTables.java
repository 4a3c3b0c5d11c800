package dev.stoa.adapter.jooq.correction;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;
import static dev.stoa.schema.generated.tables.Projects.PROJECTS;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import org.jooq.Condition;

/** The table of corrections. Those of a conversation or a project go with its user. */
public final class CorrectionTables {

  private static final Condition OF_USER =
      CORRECTIONS
          .CONVERSATION_ID
          .in(
              select(CONVERSATIONS.CONVERSATION_ID)
                  .from(CONVERSATIONS)
                  .where(CONVERSATIONS.USER_ID.eq(SubjectRule.SUBJECT)))
          .or(
              CORRECTIONS.PROJECT_ID.in(
                  select(PROJECTS.PROJECT_ID)
                      .from(PROJECTS)
                      .where(PROJECTS.USER_ID.eq(SubjectRule.SUBJECT))));

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("correction")
          .swept(
              "correction-pruning",
              CORRECTIONS,
              SubjectRule.remove(CORRECTIONS, SubjectKey.USER, OF_USER));

  private CorrectionTables() {}
}
