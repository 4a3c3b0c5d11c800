package dev.stoa.adapter.jooq.debate;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** The turns of debates in a session that reads the past, where all of them are indexed. */
public record FormerTurns(JooqSession session) implements Searched {

  @Override
  public SearchSource source() {
    return SearchSource.TURN;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return TurnIndexSql.ALL
        .page(session, Filters.NONE, Option.some(after.getOrElse("")), limit)
        .flatMap(Function.identity());
  }
}
