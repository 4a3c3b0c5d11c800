package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.Snippet;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.EnumMap;

/** The texts in the tables {@code *_texts}; each engine looks their words up in its own way. */
public final class JooqTextIndex implements TextIndex {

  private static final int PAGE = 500;

  private final JooqSession session;
  private final WordSearch search;
  private final java.util.Map<SearchSource, TextSql> sql = new EnumMap<>(SearchSource.class);

  public JooqTextIndex(JooqSession session) {
    this.session = session;
    this.search = session.dialect().wordSearch(session);
    for (SearchSource source : SearchSource.values()) {
      sql.put(source, new TextSql(session.dialect().sql(), source));
    }
  }

  @Override
  public void put(SearchDocument document) {
    String words = SearchWords.folded(document.text());
    session
        .writing()
        .run(
            sql.get(document.source()).put,
            binds ->
                binds.text(document.id()).text(document.owner()).text(document.text()).text(words));
  }

  @Override
  public void remove(SearchSource source, String id) {
    session.writing().run(sql.get(source).remove, binds -> binds.text(id));
  }

  @Override
  public Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit) {
    return search.find(source, query, offset, limit);
  }

  @Override
  public Map<String, String> snippets(SearchSource source, TextQuery query, Seq<String> ids) {
    Map<String, BitSet> places = search.places(source, query, ids);
    Map<String, String> snippets = LinkedHashMap.empty();
    for (SearchDocument document : named(source, ids)) {
      BitSet matching = places.get(document.id()).getOrElse(BitSet::new);
      snippets = snippets.put(document.id(), Snippet.of(document.text(), matching));
    }
    return snippets;
  }

  @Override
  public Seq<SearchDocument> named(SearchSource source, Seq<String> ids) {
    Map<String, SearchDocument> found =
        ids.distinct()
            .grouped(TextSql.SOME)
            .flatMap(some -> some(source, some))
            .toMap(SearchDocument::id, document -> document);
    return ids.distinct().flatMap(found::get).toVector();
  }

  private Seq<SearchDocument> some(SearchSource source, Seq<String> ids) {
    return session.list(
        sql.get(source).some,
        binds -> {
          for (String id : ids.padTo(TextSql.SOME, ids.head())) {
            binds.text(id);
          }
        },
        row -> document(source, row));
  }

  @Override
  public Seq<SearchDocument> documents(SearchSource source, Option<String> after, int limit) {
    return session.list(
        sql.get(source).after,
        binds -> binds.text(after.getOrElse("")).number(limit),
        row -> document(source, row));
  }

  private static SearchDocument document(SearchSource source, Row row) throws SQLException {
    return new SearchDocument(source, row.text(1), row.text(2), row.text(3));
  }

  @Override
  public boolean isSound(SearchSource source) {
    session.writing();
    Seq<Folded> page = folded(source, "");
    while (!page.isEmpty()) {
      if (!page.forAll(Folded::isRight)) {
        return false;
      }
      page = folded(source, page.last().id());
    }
    return search.isSound(source);
  }

  @Override
  public void rebuild(SearchSource source) {
    session.writing();
    Seq<Folded> page = folded(source, "");
    while (!page.isEmpty()) {
      for (Folded wrong : page.filter(one -> !one.isRight())) {
        session.run(
            sql.get(source).refold,
            binds -> binds.text(SearchWords.folded(wrong.text())).text(wrong.id()));
      }
      page = folded(source, page.last().id());
    }
    search.rebuild(source);
  }

  private Seq<Folded> folded(SearchSource source, String after) {
    return session.list(
        sql.get(source).folded,
        binds -> binds.text(after).number(PAGE),
        row -> new Folded(row.text(1), row.text(2), row.text(3)));
  }

  /** A text, and the words somebody's SQL may have changed beside it. */
  private record Folded(String id, String text, String words) {
    boolean isRight() {
      return SearchWords.folded(text).equals(words);
    }
  }
}
