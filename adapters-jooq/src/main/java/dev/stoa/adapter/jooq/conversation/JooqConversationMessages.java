package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.MetadataFilter;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.List;
import org.jooq.Field;

/** Messages in the table {@code conversation_messages}. */
public final class JooqConversationMessages implements ConversationMessages {

  private static final Comparator<ConversationMessage> NEWEST_FIRST =
      Comparator.comparingLong(ConversationMessage::sequence).reversed();

  private static final Comparator<StoredMessage> LAST_FIRST =
      Comparator.comparingLong(StoredMessage::position).reversed();

  private static final java.util.Map<String, List<Field<?>>> FORMER =
      java.util.Map.of(
          CONVERSATION_MESSAGES.getName(),
          List.of(CONVERSATION_MESSAGES.CONTENT, CONVERSATION_MESSAGES.AUTHOR));

  private final JooqSession session;

  public JooqConversationMessages(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(Seq<ConversationMessage> messages) {
    MessageRows.STORED.add(session, messages);
  }

  @Override
  public Map<MessageId, ConversationMessage> find(Seq<MessageId> ids) {
    return MessageSql.BY_ID
        .find(session, ids.map(MessageId::value))
        .toMap(ConversationMessage::id, message -> message);
  }

  @Override
  public Set<MessageId> ofUser(Seq<MessageId> ids) {
    return session
        .list(
            MessageSql.OF_USER,
            binds -> binds.set(MessageSql.IDS, ids.map(MessageId::value)),
            row -> new MessageId(row.get(CONVERSATION_MESSAGES.MESSAGE_ID)))
        .toSet();
  }

  @Override
  public Map<MessageId, ConversationMessage> claim(Seq<MessageId> ids) {
    session.serialize(ids.map(LockName.CONVERSATION_MESSAGE::of));
    return find(ids);
  }

  @Override
  public Seq<ConversationMessage> before(ConversationId in, long sequence, int limit) {
    return MessageSql.NEWEST.page(session, wanted(in), Option.some(sequence), limit);
  }

  @Override
  public Seq<ConversationMessage> before(
      UserId user, ConversationId in, Option<MetadataFilter> where, long sequence, int limit) {
    return MessageSql.NEWEST.page(session, wanted(user, in, where), Option.some(sequence), limit);
  }

  @Override
  public Seq<ConversationMessage> after(
      UserId user, ConversationId in, Option<MetadataFilter> where, long sequence, int limit) {
    return MessageSql.OLDEST.page(session, wanted(user, in, where), Option.some(sequence), limit);
  }

  @Override
  public Seq<ConversationMessage> newest(UserId user, ConversationId in, int others) {
    return MessageRows.STORED
        .list(
            session,
            MessageSql.WINDOW,
            binds ->
                binds
                    .set(CONVERSATION_MESSAGES.CONVERSATION_ID, in.value())
                    .set(CONVERSATIONS.USER_ID, user.value())
                    .set(Rows.LIMIT, others))
        .sorted(NEWEST_FIRST);
  }

  @Override
  public Seq<ConversationMessage> beforeOfOthers(ConversationId in, long sequence, int limit) {
    return MessageSql.NEWEST.page(
        session, wanted(in).and(MessageSql.OF_OTHERS), Option.some(sequence), limit);
  }

  private static Filters wanted(ConversationId in) {
    return Filters.NONE.and(MessageSql.IN_CONVERSATION, in.value());
  }

  private static Filters wanted(UserId user, ConversationId in, Option<MetadataFilter> where) {
    return wanted(in)
        .and(MessageSql.OWNED_BY, user.value())
        .where(CONVERSATION_MESSAGES.METADATA, where);
  }

  @Override
  public Seq<StoredMessage> pageOfAll(Option<Long> after, int limit) {
    return MessageIndexSql.BY_ROW.page(
        session, Filters.NONE, Option.some(after.getOrElse(0L)), limit);
  }

  @Override
  public Seq<StoredMessage> at(Seq<Long> positions, Option<ConversationId> in) {
    return MessageRows.OF_USERS
        .list(
            session,
            in.isDefined() ? MessageIndexSql.AT_IN_CONVERSATION : MessageIndexSql.AT,
            binds -> {
              binds.set(MessageIndexSql.POSITIONS, positions);
              for (ConversationId one : in) {
                binds.set(CONVERSATION_MESSAGES.CONVERSATION_ID, one.value());
              }
            })
        .sorted(LAST_FIRST);
  }

  @Override
  public Seq<Long> span(ConversationId in) {
    return session
        .list(
            MessageIndexSql.SPAN,
            binds -> binds.set(CONVERSATION_MESSAGES.CONVERSATION_ID, in.value()),
            row -> row.get(CONVERSATION_MESSAGES.ROW_ID))
        .sorted();
  }

  @Override
  public Seq<ConversationMessage> from(ConversationId in, long sequence, int limit) {
    return MessageSql.NEWEST.page(
        session, wanted(in).and(MessageSql.FROM, sequence), Option.some(Long.MAX_VALUE), limit);
  }

  @Override
  public Seq<ConversationMessage> numbered(ConversationId in, Seq<Long> sequences) {
    return MessageRows.STORED.list(
        session,
        MessageSql.NUMBERED,
        binds ->
            binds
                .set(CONVERSATION_MESSAGES.CONVERSATION_ID, in.value())
                .set(MessageSql.NUMBERS, sequences));
  }

  @Override
  public void correct(Seq<ConversationMessage> messages) {
    MessageRows.STORED.save(session, messages);
  }

  @Override
  public void remove(Seq<MessageId> ids) {
    MessageSql.BY_ID.remove(session, ids.map(MessageId::value));
  }

  @Override
  public void holdIndexing() {
    session.serialize(LockName.CONVERSATION_INDEX.all());
  }

  @Override
  public Seq<StoredMessage> former(int limit) {
    return session
        .differing(FORMER)
        .map(then -> MessageIndexSql.BY_ROW.page(then, Filters.NONE, Option.some(0L), limit))
        .getOrElse(Vector.empty());
  }

  @Override
  public void replaceTexts(Seq<ConversationMessage> messages) {
    MessageRows.STORED.save(session, messages);
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
        MessageRows.OF_USERS.list(
            session, MessageIndexSql.WAITING, binds -> binds.set(Rows.LIMIT, limit));
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
    return MessageIndexSql.BY_ID.page(
        session,
        Filters.NONE.and(MessageIndexSql.TAKEN),
        Option.some(after.map(MessageId::value).getOrElse("")),
        limit);
  }
}
