package dev.stoa.adapter.jooq.conversation;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class ConversationStatements {

  private ConversationStatements() {}

  /** What goes along an index and sorts nothing. */
  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>(pages());
    statements.addAll(JooqProjects.STORED.statements());
    statements.addAll(JooqProjects.BY_ID.reads());
    statements.addAll(ConversationRows.STORED.statements());
    statements.addAll(ConversationSql.BY_ID.reads());
    statements.addAll(MessageRows.STORED.statements());
    statements.addAll(MessageSql.BY_ID.reads());
    statements.addAll(
        List.of(
            JooqProjects.NAMED,
            JooqProjects.BY_ID.writes().get(1),
            JooqProjects.BY_ACTIVE_USER.reads().get(0),
            ConversationSql.BY_END.statement(Filters.NONE.and(ConversationSql.OF_USER, "u")),
            ConversationSql.BY_ID.writes().get(1),
            ConversationSql.BY_EXTERNAL,
            MessageIndexSql.AT,
            MessageIndexSql.AT_IN_CONVERSATION,
            MessageIndexSql.SPAN));
    return statements;
  }

  private static List<Statement> pages() {
    UserId user = new UserId("u");
    Filters ofUser = Filters.NONE.and(JooqProjects.OF_USER, "u");
    Filters inConversation = Filters.NONE.and(MessageSql.IN_CONVERSATION, "c");
    List<Statement> pages = new ArrayList<>();
    pages.addAll(
        List.of(
            JooqProjects.BY_NAME.first(ofUser),
            JooqProjects.BY_NAME.later(ofUser, "p"),
            ConversationSql.IN_ORDER.later(Filters.NONE, ""),
            MessageSql.NEWEST.later(inConversation, 1L),
            MessageSql.NEWEST.later(inConversation.and(MessageSql.OF_OTHERS), 1L),
            MessageSql.NEWEST.later(inConversation.and(MessageSql.FROM, 1L), 9L),
            MessageSql.NUMBERED,
            MessageSql.BY_ID.writes().get(1),
            MessageSql.OF_USER,
            MessageSql.NEWEST.later(inConversation.and(MessageSql.OWNED_BY, "u"), 1L),
            MessageSql.OLDEST.later(inConversation.and(MessageSql.OWNED_BY, "u"), 1L),
            MessageSql.WINDOW,
            MessageIndexSql.BY_ROW.later(Filters.NONE, 0L),
            MessageIndexSql.BY_ID.later(Filters.NONE, ""),
            MessageIndexSql.BY_ID.later(Filters.NONE.and(MessageIndexSql.TAKEN), "")));
    for (ArchiveFilter show : ArchiveFilter.values()) {
      ConversationQuery all = ConversationQuery.live().show(show);
      for (ConversationQuery wanted : List.of(all, all.in(new ProjectId("p")))) {
        Filters filters = ConversationSql.wanted(user, wanted);
        pages.add(ConversationSql.NEWEST.first(filters));
        pages.add(
            ConversationSql.NEWEST.later(
                filters, new TimePosition<>(Instant.EPOCH, new ConversationId("c"))));
      }
    }
    return pages;
  }

  /** What reads the conversations that wait for the text index, and no others. */
  static List<Statement> waiting() {
    return List.of(MessageIndexSql.IS_WAITING, MessageIndexSql.WAITING);
  }
}
