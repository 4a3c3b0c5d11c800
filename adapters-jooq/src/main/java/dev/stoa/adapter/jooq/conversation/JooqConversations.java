package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationFilter;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Conversations in the table {@code conversations}. */
public final class JooqConversations implements Conversations {

  private final JooqSession session;
  private final KeywordRows keywords;

  public JooqConversations(JooqSession session) {
    this.session = session;
    this.keywords = new KeywordRows(session);
  }

  @Override
  public void add(Conversation conversation) {
    session.run(ConversationSql.INSERT, binds -> ConversationRows.bind(binds, conversation));
  }

  @Override
  public Option<Conversation> find(ConversationId id) {
    return one(ConversationSql.FIND, id);
  }

  @Override
  public Option<Conversation> lock(ConversationId id) {
    session.writing();
    return one(ConversationSql.LOCK, id);
  }

  @Override
  public Seq<Conversation> lockAll(Seq<ConversationId> ids) {
    return session
        .writing()
        .list(
            ConversationSql.LOCK_ALL,
            binds -> binds.set(ConversationSql.IDS, ids.map(ConversationId::value)),
            ConversationRows::conversation);
  }

  @Override
  public Option<Conversation> claim(ConversationId id) {
    session.serialize(LockName.CONVERSATION.of(id));
    return find(id);
  }

  private Option<Conversation> one(Statement statement, ConversationId id) {
    return session.one(
        statement,
        binds -> binds.set(CONVERSATIONS.CONVERSATION_ID, id.value()),
        ConversationRows::conversation);
  }

  @Override
  public void save(Conversation conversation) {
    session.run(ConversationSql.SAVE, binds -> ConversationRows.bindState(binds, conversation));
  }

  @Override
  public void saveAll(Seq<Conversation> conversations) {
    session.batch(ConversationSql.SAVE, conversations, ConversationRows::bindState);
  }

  @Override
  public Seq<Conversation> endingWith(UserId user, String end, int limit) {
    return session.list(
        ConversationSql.ENDING_WITH,
        binds ->
            ConversationSql.ENDS
                .bind(binds, end)
                .set(CONVERSATIONS.USER_ID, user.value())
                .set(ConversationSql.LIMIT, limit),
        ConversationRows::conversation);
  }

  @Override
  public Seq<Conversation> page(
      UserId user,
      ConversationFilter filter,
      Option<TimePosition<ConversationId>> after,
      int limit) {
    return session.list(
        filter.project().isDefined() ? ConversationSql.PAGE_OF_PROJECT : ConversationSql.PAGE,
        binds -> {
          for (ProjectId project : filter.project()) {
            binds.set(CONVERSATIONS.PROJECT_ID, project.value());
          }
          ConversationSql.NEWEST_FIRST
              .bindOrBegin(binds, after)
              .set(CONVERSATIONS.USER_ID, user.value())
              .set(ConversationSql.SHOW, filter.show().label())
              .set(ConversationSql.LIMIT, limit);
        },
        ConversationRows::conversation);
  }

  @Override
  public Seq<Conversation> pageOfAll(Option<ConversationId> after, int limit) {
    return session.list(
        ConversationSql.PAGE_OF_ALL,
        binds ->
            binds
                .set(ConversationSql.AFTER_ID, after.map(ConversationId::value).getOrElse(""))
                .set(ConversationSql.LIMIT, limit),
        ConversationRows::conversation);
  }

  @Override
  public void remove(ConversationId id) {
    keywords.removeOf(id);
    session.run(
        ConversationSql.DELETE, binds -> binds.set(CONVERSATIONS.CONVERSATION_ID, id.value()));
  }
}
