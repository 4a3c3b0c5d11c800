package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.adapter.jooq.conversation.MessageRows.STORED;
import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectOne;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageRole;
import org.jooq.Condition;
import org.jooq.Record;
import org.jooq.SelectLimitStep;

/** The statements of messages. */
final class MessageSql {

  // Inline, as in the partial index, so that both engines recognise it.
  private static final Condition IS_OF_SYSTEM =
      CONVERSATION_MESSAGES.ROLE.eq(inline(MessageRole.SYSTEM.label()));

  static final Lookup<String, ConversationMessage> BY_ID =
      STORED.by(CONVERSATION_MESSAGES.MESSAGE_ID);
  static final Pages<Long, ConversationMessage> NEWEST =
      STORED.pages(Order.descending(CONVERSATION_MESSAGES.SEQUENCE, last -> last));
  static final Pages<Long, ConversationMessage> OLDEST =
      STORED.pages(Order.ascending(CONVERSATION_MESSAGES.SEQUENCE, last -> last));
  static final Filter<String> IN_CONVERSATION = Filter.eq(CONVERSATION_MESSAGES.CONVERSATION_ID);
  static final Filter<Object> OF_OTHERS = Filter.of(IS_OF_SYSTEM.not());

  static final Filter<Long> FROM = Filter.atLeast(CONVERSATION_MESSAGES.SEQUENCE);

  static final ListParam<Long> NUMBERS = Params.list("numbers", CONVERSATION_MESSAGES.SEQUENCE);
  static final Statement NUMBERED =
      Statement.of(
          () ->
              STORED.select(
                  CONVERSATION_MESSAGES
                      .CONVERSATION_ID
                      .eq(Params.of(CONVERSATION_MESSAGES.CONVERSATION_ID))
                      .and(NUMBERS.contains(CONVERSATION_MESSAGES.SEQUENCE))));

  static final ListParam<String> IDS = Params.list("ids", CONVERSATION_MESSAGES.MESSAGE_ID);
  static final Statement OF_USER =
      Statement.of(
          () ->
              select(CONVERSATION_MESSAGES.MESSAGE_ID)
                  .from(CONVERSATION_MESSAGES)
                  .where(IDS.contains(CONVERSATION_MESSAGES.MESSAGE_ID))
                  .and(CONVERSATION_MESSAGES.ROLE.eq(inline(MessageRole.USER.label()))));

  // Of what is bound, not of each row, so that it is looked up once.
  private static final Condition IS_OWNED =
      exists(
          selectOne()
              .from(CONVERSATIONS)
              .where(
                  CONVERSATIONS.CONVERSATION_ID.eq(
                      Params.of(CONVERSATION_MESSAGES.CONVERSATION_ID)))
              .and(CONVERSATIONS.USER_ID.eq(Params.of(CONVERSATIONS.USER_ID))));

  /** Beside {@link #IN_CONVERSATION}. */
  static final Filter<String> OWNED_BY =
      Filter.of(IS_OWNED, (binds, user) -> binds.set(CONVERSATIONS.USER_ID, user));

  /** The newest of the system, and the newest others. */
  static final Statement WINDOW =
      Statement.of(
          () ->
              newest(IS_OF_SYSTEM)
                  .limit(inline(1))
                  .unionAll(newest(IS_OF_SYSTEM.not()).limit(Rows.LIMIT)));

  private MessageSql() {}

  private static SelectLimitStep<Record> newest(Condition role) {
    return STORED
        .select(
            CONVERSATION_MESSAGES
                .CONVERSATION_ID
                .eq(Params.of(CONVERSATION_MESSAGES.CONVERSATION_ID))
                .and(role)
                .and(IS_OWNED))
        .orderBy(CONVERSATION_MESSAGES.SEQUENCE.desc());
  }
}
