package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.adapter.jooq.conversation.ConversationRows.STORED;
import static dev.stoa.adapter.jooq.conversation.ConversationSql.BY_ID;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Conversations in the table {@code conversations}. */
public final class JooqConversations extends StoredById<ConversationId, Conversation>
    implements Conversations {

  public JooqConversations(JooqSession session) {
    super(session, STORED, BY_ID);
  }

  @Override
  public Seq<Conversation> lockAll(Seq<ConversationId> ids) {
    return BY_ID.lock(session, ids.map(ConversationId::value));
  }

  @Override
  public Option<Conversation> claim(ConversationId id) {
    session.serialize(LockName.CONVERSATION.of(id));
    return find(id);
  }

  @Override
  public Option<Conversation> find(UserId user, ExternalId external) {
    return STORED.one(
        session,
        ConversationSql.BY_EXTERNAL,
        binds ->
            binds
                .set(CONVERSATIONS.USER_ID, user.value())
                .set(CONVERSATIONS.EXTERNAL_ID, external.value()));
  }

  @Override
  public Option<Conversation> claim(UserId user, ExternalId external) {
    session.serialize(
        LockName.CONVERSATION_EXTERNAL.of(user.value().length() + ":" + user + ":" + external));
    return find(user, external);
  }

  @Override
  public void saveAll(Seq<Conversation> conversations) {
    STORED.save(session, conversations);
  }

  @Override
  public Seq<Conversation> endingWith(UserId user, String end, int limit) {
    return ConversationSql.BY_END.find(
        session, Filters.NONE.and(ConversationSql.OF_USER, user.value()), end, limit);
  }

  @Override
  public Seq<Conversation> page(UserId user, ConversationQuery query) {
    return ConversationSql.NEWEST.page(
        session, ConversationSql.wanted(user, query), query.page().after(), query.page().limit());
  }

  @Override
  public Seq<Conversation> pageOfAll(Option<ConversationId> after, int limit) {
    return ConversationSql.IN_ORDER.page(
        session, Filters.NONE, Option.some(after.map(ConversationId::value).getOrElse("")), limit);
  }

  @Override
  public void remove(ConversationId id) {
    BY_ID.remove(session, List.of(id.value()));
  }
}
