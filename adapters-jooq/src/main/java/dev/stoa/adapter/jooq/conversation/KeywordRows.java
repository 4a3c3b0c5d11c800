package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.KeywordIndex.KEYWORD_INDEX;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageKeywords;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.Seq;
import java.sql.SQLException;

/** Writes and deletes rows of {@code keyword_index}, which no foreign key deletes. */
final class KeywordRows {

  private static final int PAGE = 500;

  /** The words that the index has of a message. */
  private record Indexed(String user, long row, long sequence, Seq<String> words) {

    private static Indexed of(Row row) throws SQLException {
      return new Indexed(
          row.get(CONVERSATIONS.USER_ID),
          row.get(CONVERSATION_MESSAGES.ROW_ID),
          row.get(CONVERSATION_MESSAGES.SEQUENCE),
          KeywordLines.words(row.get(CONVERSATION_MESSAGES.KEYWORDS)));
    }
  }

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
    return session.list(
        KeywordSql.INDEXED_OF_CONVERSATION,
        binds ->
            binds
                .set(CONVERSATION_MESSAGES.CONVERSATION_ID, conversation.value())
                .set(KeywordSql.AFTER, after)
                .set(KeywordSql.LIMIT, PAGE),
        Indexed::of);
  }

  void removeOf(Seq<MessageId> messages) {
    remove(
        session.list(
            KeywordSql.INDEXED_OF_MESSAGES,
            binds -> binds.set(MessageSql.IDS, messages.map(MessageId::value)),
            Indexed::of));
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
