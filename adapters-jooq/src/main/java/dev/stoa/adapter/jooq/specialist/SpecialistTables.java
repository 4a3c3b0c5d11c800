package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.AssertionEvents.ASSERTION_EVENTS;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.ModelRuns.MODEL_RUNS;
import static dev.stoa.schema.generated.tables.Promotions.PROMOTIONS;
import static dev.stoa.schema.generated.tables.QuerySessions.QUERY_SESSIONS;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import org.jooq.Condition;

/** The tables of specialists. The runs of a conversation go with its user. */
public final class SpecialistTables {

  private static final Condition RUN =
      MODEL_RUNS.CONVERSATION_ID.in(
          select(CONVERSATIONS.CONVERSATION_ID)
              .from(CONVERSATIONS)
              .where(CONVERSATIONS.USER_ID.eq(SubjectRule.SUBJECT)));

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("specialist")
          .table(PROMOTIONS)
          .table(QUERY_SESSIONS)
          .table(ASSERTION_EVENTS)
          .table(MODEL_RUNS, SubjectRule.remove(MODEL_RUNS, SubjectKey.USER, RUN));

  private SpecialistTables() {}
}
