package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.LockName;
import dev.stoa.adapter.jooq.Statement;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.MessageId;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Messages in the table {@code conversation_messages}. */
public final class JooqConversationMessages implements ConversationMessages {

  private final JooqSession session;

  public JooqConversationMessages(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(Seq<ConversationMessage> messages) {
    session.batch(MessageSql.INSERT, messages, MessageRows::bind);
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
  public Option<ConversationMessage> latestOfSystem(ConversationId in) {
    return session.one(
        MessageSql.LATEST_OF_SYSTEM,
        binds -> binds.set(CONVERSATION_MESSAGES.CONVERSATION_ID, in.value()),
        MessageRows::message);
  }
}
