package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;
import static dev.stoa.schema.generated.tables.Projects.PROJECTS;
import static org.jooq.impl.DSL.select;

import org.jooq.Condition;
import org.jooq.Field;

/** Which corrections are those of a user: what applies in its conversations and projects. */
public final class SubjectCorrections {

  /** Whether a correction is one of them. */
  public static final Condition OF_USER =
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

  private SubjectCorrections() {}

  /** Whether a column has the id of one of them. */
  public static Condition isOne(Field<String> id) {
    return id.in(select(CORRECTIONS.ID).from(CORRECTIONS).where(OF_USER));
  }
}
