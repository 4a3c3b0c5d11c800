package dev.stoa.adapter.jooq.conversation;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The messages of conversations in a session that reads the past, where all of them are indexed;
 * encrypted ones without their words.
 */
public record FormerConversations(JooqSession session) implements Searched {

  @Override
  public SearchSource source() {
    return SearchSource.CONVERSATION;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return MessageIndexSql.BY_ID
        .page(session, Filters.NONE, Option.some(after.getOrElse("")), limit)
        .map(FormerConversations::document);
  }

  private static SearchDocument document(StoredMessage stored) {
    return stored.message().text().key().isEmpty()
        ? stored.document(stored.message().content())
        : SearchDocument.keyed(
            stored.message().id().value(), stored.user().value(), Vector.empty());
  }
}
