package dev.stoa.adapter.jooq.conversation;

import dev.stoa.adapter.jooq.conversation.KeywordSql.Form;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class ConversationStatements {

  private ConversationStatements() {}

  /** What goes along an index and sorts nothing. */
  static List<Statement> statements() {
    return List.of(
        ProjectSql.FIND,
        ProjectSql.NAMED,
        ProjectSql.PAGE,
        ProjectSql.ACTIVE,
        ConversationSql.FIND,
        ConversationSql.SAVE,
        ConversationSql.ENDING_WITH,
        ConversationSql.PAGE,
        ConversationSql.PAGE_OF_PROJECT,
        ConversationSql.PAGE_OF_ALL,
        ConversationSql.DELETE,
        MessageSql.REPLACE_TEXT,
        MessageSql.FIND,
        MessageSql.BEFORE_NEWEST_FIRST,
        MessageSql.BEFORE_OF_OTHERS,
        MessageSql.AFTER,
        MessageSql.LATEST_OF_SYSTEM,
        MessageIndexSql.ALL,
        MessageIndexSql.TAKEN,
        KeywordSql.REPLACE_LINES,
        KeywordSql.INDEXED_OF_MESSAGES,
        KeywordSql.INDEXED_OF_CONVERSATION,
        KeywordSql.DELETE);
  }

  /** What reads the conversations that wait for the text index, and no others. */
  static List<Statement> waiting() {
    return List.of(MessageIndexSql.IS_WAITING, MessageIndexSql.WAITING);
  }

  /** Searches by keyword, which read the newest messages of each word that matches. */
  static List<Statement> searches() {
    return List.of(
        KeywordSql.search(new Form(1, true, false)),
        KeywordSql.search(new Form(2, true, true)),
        KeywordSql.search(new Form(1, false, false)),
        KeywordSql.search(new Form(3, false, true)));
  }
}
