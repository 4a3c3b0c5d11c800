package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.IndexedMessage;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageKeywords;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Messages in the table {@code conversation_messages}. */
public final class JooqConversationMessages implements ConversationMessages {

  private final JooqSession session;
  private final KeywordRows keywords;

  public JooqConversationMessages(JooqSession session) {
    this.session = session;
    this.keywords = new KeywordRows(session);
  }

  @Override
  public void append(UserId user, Seq<IndexedMessage> messages) {
    session.batch(
        MessageSql.INSERT,
        messages,
        (binds, one) -> {
          MessageRows.bind(binds, one.message());
          binds.set(CONVERSATION_MESSAGES.KEYWORDS, KeywordLines.of(one.words()));
        });
    keywords.add(user, messages.map(one -> new MessageKeywords(one.message().id(), one.words())));
  }

  @Override
  public Map<MessageId, ConversationMessage> find(Seq<MessageId> ids) {
    return session
        .list(
            MessageSql.FIND,
            binds -> binds.set(MessageSql.IDS, ids.map(MessageId::value)),
            MessageRows::message)
        .toMap(ConversationMessage::id, message -> message);
  }

  @Override
  public Map<MessageId, ConversationMessage> claim(Seq<MessageId> ids) {
    session.serialize(ids.map(LockName.CONVERSATION_MESSAGE::of));
    return find(ids);
  }

  @Override
  public Seq<ConversationMessage> before(ConversationId in, long sequence, int limit) {
    return page(MessageSql.BEFORE_NEWEST_FIRST, in, sequence, limit);
  }

  @Override
  public Seq<ConversationMessage> after(ConversationId in, long sequence, int limit) {
    return page(MessageSql.AFTER, in, sequence, limit);
  }

  @Override
  public Seq<ConversationMessage> beforeOfOthers(ConversationId in, long sequence, int limit) {
    return page(MessageSql.BEFORE_OF_OTHERS, in, sequence, limit);
  }

  private Seq<ConversationMessage> page(
      Statement statement, ConversationId in, long sequence, int limit) {
    return session.list(
        statement,
        binds ->
            binds
                .set(CONVERSATION_MESSAGES.CONVERSATION_ID, in.value())
                .set(MessageSql.FROM, sequence)
                .set(MessageSql.LIMIT, limit),
        MessageRows::message);
  }

  @Override
  public Seq<StoredMessage> pageOfAll(Option<Long> after, int limit) {
    return session.list(
        MessageIndexSql.ALL,
        binds ->
            binds
                .set(MessageIndexSql.AFTER_ROW, after.getOrElse(0L))
                .set(MessageIndexSql.LIMIT, limit),
        JooqConversationMessages::stored);
  }

  @Override
  public void replaceTexts(Seq<ConversationMessage> messages) {
    session.batch(MessageSql.REPLACE_TEXT, messages, MessageRows::bindText);
  }

  @Override
  public boolean isWaiting() {
    return session
        .one(
            MessageIndexSql.IS_WAITING,
            Binder.NOTHING,
            row -> row.get(CONVERSATIONS.CONVERSATION_ID))
        .isDefined();
  }

  @Override
  public Seq<StoredMessage> takeWaiting(int limit) {
    // One after the other, so that nothing is taken twice.
    session.serialize(LockName.CONVERSATION_INDEX.all());
    Seq<StoredMessage> taken =
        session.list(
            MessageIndexSql.WAITING,
            binds -> binds.set(MessageIndexSql.LIMIT, limit),
            JooqConversationMessages::stored);
    session.batch(
        MessageIndexSql.REACH,
        taken
            .map(StoredMessage::message)
            .groupBy(ConversationMessage::conversation)
            .mapValues(some -> some.last().sequence())
            .toVector()
            .sortBy(reached -> reached._1),
        (binds, reached) ->
            binds
                .set(CONVERSATIONS.CONVERSATION_ID, reached._1.value())
                .set(CONVERSATIONS.INDEXED_SEQUENCE, reached._2));
    return taken;
  }

  @Override
  public Seq<StoredMessage> searchable(Option<MessageId> after, int limit) {
    return session.list(
        MessageIndexSql.TAKEN,
        binds ->
            binds
                .set(MessageIndexSql.AFTER_ID, after.map(MessageId::value).getOrElse(""))
                .set(MessageIndexSql.LIMIT, limit),
        JooqConversationMessages::stored);
  }

  private static StoredMessage stored(Row row) throws SQLException {
    return new StoredMessage(
        row.get(CONVERSATION_MESSAGES.ROW_ID),
        new UserId(row.get(CONVERSATIONS.USER_ID)),
        MessageRows.message(row));
  }

  @Override
  public Option<ConversationMessage> latestOfSystem(ConversationId in) {
    return session.one(
        MessageSql.LATEST_OF_SYSTEM,
        binds -> binds.set(CONVERSATION_MESSAGES.CONVERSATION_ID, in.value()),
        MessageRows::message);
  }
}
