package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.adapter.jooq.conversation.MessageRows.OF_USERS;
import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.schema.generated.tables.Conversations;
import org.jooq.Condition;
import org.jooq.Record1;
import org.jooq.SelectLimitPercentStep;
import org.jooq.SortField;

/** The statements on messages of all conversations, and on which of them the text index has. */
final class MessageIndexSql {

  static final Pages<Long, StoredMessage> BY_ROW =
      OF_USERS.pages(Order.ascending(CONVERSATION_MESSAGES.ROW_ID, row -> row));
  static final Pages<String, StoredMessage> BY_ID =
      OF_USERS.pages(Order.ascending(CONVERSATION_MESSAGES.MESSAGE_ID, id -> id));
  static final Filter<Object> TAKEN =
      Filter.of(CONVERSATION_MESSAGES.SEQUENCE.le(CONVERSATIONS.INDEXED_SEQUENCE));

  static final Statement IS_WAITING =
      Statement.of(
          () ->
              select(CONVERSATIONS.CONVERSATION_ID)
                  .from(CONVERSATIONS)
                  // As in the partial index.
                  .where(CONVERSATIONS.LAST_SEQUENCE.gt(CONVERSATIONS.INDEXED_SEQUENCE))
                  .limit(inline(1)));

  /** Each of the conversations has a message that waits, so that as many are enough. */
  static final Statement WAITING =
      Statement.of(
          () -> {
            Conversations waiting = CONVERSATIONS.as("waiting");
            return OF_USERS
                .select(
                    CONVERSATIONS.CONVERSATION_ID.in(
                        select(waiting.CONVERSATION_ID)
                            .from(waiting)
                            .where(waiting.LAST_SEQUENCE.gt(waiting.INDEXED_SEQUENCE))
                            .orderBy(waiting.CONVERSATION_ID)
                            .limit(Rows.LIMIT)))
                .and(CONVERSATION_MESSAGES.SEQUENCE.gt(CONVERSATIONS.INDEXED_SEQUENCE))
                .orderBy(CONVERSATIONS.CONVERSATION_ID, CONVERSATION_MESSAGES.SEQUENCE)
                .limit(Rows.LIMIT);
          });

  static final Statement REACH =
      Statement.of(
          () ->
              update(CONVERSATIONS)
                  .set(CONVERSATIONS.INDEXED_SEQUENCE, Params.of(CONVERSATIONS.INDEXED_SEQUENCE))
                  .where(
                      CONVERSATIONS.CONVERSATION_ID.eq(Params.of(CONVERSATIONS.CONVERSATION_ID))));

  static final ListParam<Long> POSITIONS = Params.list("positions", CONVERSATION_MESSAGES.ROW_ID);
  private static final Condition IS_AT = POSITIONS.contains(CONVERSATION_MESSAGES.ROW_ID);
  private static final Condition IN_CONVERSATION =
      CONVERSATION_MESSAGES.CONVERSATION_ID.eq(Params.of(CONVERSATION_MESSAGES.CONVERSATION_ID));

  static final Statement AT = Statement.of(() -> OF_USERS.select(IS_AT));
  static final Statement AT_IN_CONVERSATION =
      Statement.of(() -> OF_USERS.select(IS_AT.and(IN_CONVERSATION)));

  /** The rows of the first and of the newest message of a conversation. */
  static final Statement SPAN =
      Statement.of(
          () ->
              end(CONVERSATION_MESSAGES.SEQUENCE.asc())
                  .unionAll(end(CONVERSATION_MESSAGES.SEQUENCE.desc())));

  private MessageIndexSql() {}

  private static SelectLimitPercentStep<Record1<Long>> end(SortField<Long> order) {
    return select(CONVERSATION_MESSAGES.ROW_ID)
        .from(CONVERSATION_MESSAGES)
        .where(IN_CONVERSATION)
        .orderBy(order)
        .limit(inline(1));
  }
}
