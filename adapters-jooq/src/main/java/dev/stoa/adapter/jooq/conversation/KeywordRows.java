package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.KeywordIndex.KEYWORD_INDEX;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.adapter.jooq.Statement;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageKeywords;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.Seq;
import java.sql.SQLException;

/** Writes and deletes rows of {@code keyword_index}, which no foreign key deletes. */
final class KeywordRows {

  /** The words that the index has of a message. */
  private record Indexed(String user, long row, Seq<String> words) {

    private static Indexed of(Row row) throws SQLException {
      return new Indexed(
          row.get(CONVERSATIONS.USER_ID),
          row.get(CONVERSATION_MESSAGES.ROW_ID),
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
    remove(
        KeywordSql.INDEXED_OF_CONVERSATION,
        binds -> binds.set(CONVERSATION_MESSAGES.CONVERSATION_ID, conversation.value()));
  }

  void removeOf(Seq<MessageId> messages) {
    remove(
        KeywordSql.INDEXED_OF_MESSAGES,
        binds -> binds.set(MessageSql.IDS, messages.map(MessageId::value)));
  }

  private void remove(Statement indexed, Binder of) {
    session.batch(
        KeywordSql.DELETE,
        session.list(indexed, of, Indexed::of),
        (binds, one) ->
            binds
                .set(KEYWORD_INDEX.USER_ID, one.user())
                .set(KEYWORD_INDEX.MESSAGE_ROW, one.row())
                .set(KeywordSql.WORDS, one.words()));
  }
}
