package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.adapter.jooq.conversation.ConversationRows.STORED;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;

import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.EndLookup;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.TimePosition;

/** The statements of conversations. */
final class ConversationSql {

  static final Filter<String> OF_USER = Filter.eq(CONVERSATIONS.USER_ID);
  private static final Filter<String> OF_PROJECT = Filter.eq(CONVERSATIONS.PROJECT_ID);
  private static final ArchiveFilters ARCHIVED = ArchiveFilters.in(CONVERSATIONS.ARCHIVED_AT);

  static final Lookup<String, Conversation> BY_ID = STORED.by(CONVERSATIONS.CONVERSATION_ID);
  static final EndLookup<Conversation> BY_END = STORED.ending(CONVERSATIONS.REVERSED_ID);
  static final Statement BY_EXTERNAL =
      Statement.of(
          () ->
              STORED.select(
                  CONVERSATIONS
                      .USER_ID
                      .eq(Params.of(CONVERSATIONS.USER_ID))
                      .and(CONVERSATIONS.EXTERNAL_ID.eq(Params.of(CONVERSATIONS.EXTERNAL_ID)))));
  static final Pages<TimePosition<ConversationId>, Conversation> NEWEST =
      STORED.pages(Order.newestFirst(CONVERSATIONS.UPDATED_AT, CONVERSATIONS.CONVERSATION_ID));
  static final Pages<String, Conversation> IN_ORDER =
      STORED.pages(Order.ascending(CONVERSATIONS.CONVERSATION_ID, id -> id));

  private ConversationSql() {}

  static Filters wanted(UserId user, ConversationQuery query) {
    return Filters.NONE
        .and(OF_USER, user.value())
        .and(OF_PROJECT, query.project().map(ProjectId::value))
        .and(ARCHIVED.of(query.show()));
  }
}
