package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.schema.generated.tables.Conversations;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Record;
import org.jooq.SelectConditionStep;

/** The statements on messages of all conversations, and on which of them the text index has. */
final class MessageIndexSql {

  static final Param<Long> AFTER_ROW = Params.named("after_row", CONVERSATION_MESSAGES.ROW_ID);
  static final Param<String> AFTER_ID = Params.named("after_id", CONVERSATION_MESSAGES.MESSAGE_ID);
  static final Field<Integer> LIMIT = Params.limit();

  // As in the partial index.
  private static final Condition WAITS =
      CONVERSATIONS.LAST_SEQUENCE.gt(CONVERSATIONS.INDEXED_SEQUENCE);

  static final Statement ALL =
      Statement.of(
          () ->
              rows(CONVERSATION_MESSAGES.ROW_ID.gt(AFTER_ROW))
                  .orderBy(CONVERSATION_MESSAGES.ROW_ID)
                  .limit(LIMIT));
  static final Statement IS_WAITING =
      Statement.of(
          () ->
              select(CONVERSATIONS.CONVERSATION_ID)
                  .from(CONVERSATIONS)
                  .where(WAITS)
                  .limit(inline(1)));

  /** Each of the conversations has a message that waits, so that as many are enough. */
  static final Statement WAITING =
      Statement.of(
          () -> {
            Conversations waiting = CONVERSATIONS.as("waiting");
            return rows(CONVERSATIONS
                    .CONVERSATION_ID
                    .in(
                        select(waiting.CONVERSATION_ID)
                            .from(waiting)
                            .where(waiting.LAST_SEQUENCE.gt(waiting.INDEXED_SEQUENCE))
                            .orderBy(waiting.CONVERSATION_ID)
                            .limit(LIMIT))
                    .and(CONVERSATION_MESSAGES.SEQUENCE.gt(CONVERSATIONS.INDEXED_SEQUENCE)))
                .orderBy(CONVERSATIONS.CONVERSATION_ID, CONVERSATION_MESSAGES.SEQUENCE)
                .limit(LIMIT);
          });

  static final Statement REACH =
      Statement.of(
          () ->
              update(CONVERSATIONS)
                  .set(CONVERSATIONS.INDEXED_SEQUENCE, Params.of(CONVERSATIONS.INDEXED_SEQUENCE))
                  .where(
                      CONVERSATIONS.CONVERSATION_ID.eq(Params.of(CONVERSATIONS.CONVERSATION_ID))));
  static final Statement TAKEN =
      Statement.of(
          () ->
              rows(CONVERSATION_MESSAGES
                      .MESSAGE_ID
                      .gt(AFTER_ID)
                      .and(CONVERSATION_MESSAGES.SEQUENCE.le(CONVERSATIONS.INDEXED_SEQUENCE)))
                  .orderBy(CONVERSATION_MESSAGES.MESSAGE_ID)
                  .limit(LIMIT));

  private MessageIndexSql() {}

  private static SelectConditionStep<Record> rows(Condition condition) {
    return select(MessageRows.COLUMNS)
        .select(CONVERSATION_MESSAGES.ROW_ID, CONVERSATIONS.USER_ID)
        .from(CONVERSATIONS)
        .join(CONVERSATION_MESSAGES)
        .on(CONVERSATION_MESSAGES.CONVERSATION_ID.eq(CONVERSATIONS.CONVERSATION_ID))
        .where(condition);
  }
}
