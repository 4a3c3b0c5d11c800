package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.KeywordIndex.KEYWORD_INDEX;
import static org.jooq.impl.DSL.inline;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageKeywords;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Writes and deletes rows of {@code keyword_index}, which no foreign key deletes. */
final class KeywordRows {

  private static final int PAGE = 500;

  /** The words that the index has of a message. */
  record Indexed(String user, long row, long sequence, Seq<String> words) {}

  private static final Rows<Indexed> OF_MESSAGES =
      Rows.of(
              CONVERSATION_MESSAGES
                  .join(CONVERSATIONS)
                  .on(CONVERSATIONS.CONVERSATION_ID.eq(CONVERSATION_MESSAGES.CONVERSATION_ID)),
              row ->
                  new Indexed(
                      row.get(CONVERSATIONS.USER_ID),
                      row.get(CONVERSATION_MESSAGES.ROW_ID),
                      row.get(CONVERSATION_MESSAGES.SEQUENCE),
                      KeywordLines.words(row.get(CONVERSATION_MESSAGES.KEYWORDS))))
          .generated(
              CONVERSATIONS.USER_ID,
              CONVERSATION_MESSAGES.ROW_ID,
              CONVERSATION_MESSAGES.SEQUENCE,
              CONVERSATION_MESSAGES.KEYWORDS);

  static final Lookup<String, Indexed> BY_MESSAGE =
      OF_MESSAGES.by(CONVERSATION_MESSAGES.MESSAGE_ID);
  static final Pages<Long, Indexed> IN_ORDER =
      OF_MESSAGES.pages(Order.ascending(CONVERSATION_MESSAGES.SEQUENCE, last -> last));
  static final Filter<Object> WITH_WORDS = Filter.of(CONVERSATION_MESSAGES.KEYWORDS.ne(inline("")));

  private final JooqSession session;

  KeywordRows(JooqSession session) {
    this.session = session;
  }

  void add(UserId user, Seq<MessageKeywords> messages) {
    session.batch(
        KeywordSql.INSERT,
        messages.reject(one -> one.words().isEmpty()),
        (binds, one) ->
            binds
                .set(KEYWORD_INDEX.USER_ID, user.value())
                .set(CONVERSATION_MESSAGES.MESSAGE_ID, one.message().value())
                .set(KeywordSql.WORDS, one.words()));
  }

  void removeOf(ConversationId conversation) {
    Seq<Indexed> page = page(conversation, 0);
    while (!page.isEmpty()) {
      remove(page);
      page = page(conversation, page.last().sequence());
    }
  }

  private Seq<Indexed> page(ConversationId conversation, long after) {
    return IN_ORDER.page(
        session,
        Filters.NONE.and(MessageSql.IN_CONVERSATION, conversation.value()).and(WITH_WORDS),
        Option.some(after),
        PAGE);
  }

  void removeOf(Seq<MessageId> messages) {
    remove(
        BY_MESSAGE
            .find(session, messages.map(MessageId::value))
            .reject(one -> one.words().isEmpty()));
  }

  private void remove(Seq<Indexed> messages) {
    session.batch(
        KeywordSql.DELETE,
        messages,
        (binds, one) ->
            binds
                .set(KEYWORD_INDEX.USER_ID, one.user())
                .set(KEYWORD_INDEX.MESSAGE_ROW, one.row())
                .set(KeywordSql.WORDS, one.words()));
  }
}
