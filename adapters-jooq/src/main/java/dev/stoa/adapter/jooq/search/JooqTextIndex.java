package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.MemoryTexts.MEMORY_TEXTS;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.Snippet;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The texts in the tables {@code *_texts}; each engine looks their words up in its own way. */
public final class JooqTextIndex implements TextIndex {

  private static final int PAGE = 500;
  private static final IndexedWords NO_WORDS = new IndexedWords("", "");

  private final JooqSession session;
  private final WordSearch search;

  public JooqTextIndex(JooqSession session) {
    this.session = session;
    this.search = session.dialect().wordSearch(session);
  }

  @Override
  public void putAll(Seq<SearchDocument> documents) {
    if (documents.size() == 1) {
      // A batch of one costs more than a statement of its own.
      SearchDocument document = documents.head();
      session.run(TextSql.of(document.source()).put, binds -> bind(binds, document));
      return;
    }
    documents
        .groupBy(SearchDocument::source)
        .forEach(
            (source, all) -> {
              for (Seq<SearchDocument> some : all.grouped(TextSql.MANY)) {
                session.run(TextSql.of(source).putMany, binds -> bind(binds, some));
              }
            });
  }

  private void bind(Binds binds, Seq<SearchDocument> documents) throws SQLException {
    for (int i = 0; i < TextSql.MANY; i++) {
      SearchDocument document = i < documents.size() ? documents.get(i) : null;
      IndexedWords words = document == null ? NO_WORDS : indexed(document);
      binds
          .set(TextSql.given(i, MEMORY_TEXTS.ID), document == null ? null : document.id())
          .set(TextSql.given(i, MEMORY_TEXTS.OWNER), document == null ? null : document.owner())
          .set(TextSql.given(i, MEMORY_TEXTS.TEXT), document == null ? null : document.text())
          .set(TextSql.given(i, MEMORY_TEXTS.STEMS), words.stems())
          .set(TextSql.given(i, MEMORY_TEXTS.FORMS), words.forms());
    }
  }

  private void bind(Binds binds, SearchDocument document) throws SQLException {
    TextSql sql = TextSql.of(document.source());
    IndexedWords words = indexed(document);
    binds
        .set(sql.thing, document.id())
        .set(sql.owner, document.owner())
        .set(sql.text, document.text())
        .set(sql.stems, words.stems())
        .set(sql.forms, words.forms());
  }

  @Override
  public void removeAll(SearchSource source, Seq<String> ids) {
    TextSql sql = TextSql.of(source);
    session.run(sql.remove, binds -> binds.set(sql.things, ids));
  }

  @Override
  public Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit) {
    return limit < 1 ? Vector.empty() : search.find(source, query, offset, limit);
  }

  @Override
  public Map<String, String> snippets(SearchSource source, TextQuery query, Seq<String> ids) {
    Map<String, String> snippets = LinkedHashMap.empty();
    for (SearchDocument document : named(source, ids)) {
      snippets = snippets.put(document.id(), Snippet.of(document.text(), query));
    }
    return snippets;
  }

  @Override
  public Seq<SearchDocument> named(SearchSource source, Seq<String> ids) {
    TextSql sql = TextSql.of(source);
    Map<String, SearchDocument> found =
        session
            .list(
                sql.named,
                binds -> binds.set(sql.things, ids),
                row ->
                    new SearchDocument(
                        source, row.get(sql.id), row.get(sql.owner), row.get(sql.text)))
            .toMap(SearchDocument::id, document -> document);
    return ids.distinct().flatMap(found::get).toVector();
  }

  @Override
  public Seq<SearchDocument> documents(SearchSource source, Option<String> after, int limit) {
    TextSql sql = TextSql.of(source);
    return session.list(
        sql.page,
        binds -> binds.set(sql.after, after.getOrElse("")).set(TextSql.LIMIT, limit),
        row -> new SearchDocument(source, row.get(sql.id), row.get(sql.owner), row.get(sql.text)));
  }

  @Override
  public boolean isSound(SearchSource source) {
    session.writing();
    Seq<Kept> page = kept(source, "");
    while (!page.isEmpty()) {
      if (!page.forAll(one -> isRight(source, one))) {
        return false;
      }
      page = kept(source, page.last().thing());
    }
    return search.isSound(source);
  }

  @Override
  public void rebuild(SearchSource source) {
    session.writing();
    // First, because an unsound index may refuse changes of its texts.
    search.rebuild(source);
    TextSql sql = TextSql.of(source);
    Seq<Kept> page = kept(source, "");
    while (!page.isEmpty()) {
      Seq<Kept> wrong = page.filter(one -> !isRight(source, one));
      if (!wrong.isEmpty()) {
        session.batch(
            sql.refold,
            wrong,
            (binds, one) -> {
              IndexedWords words = search.indexed(source.indexed(one.text()));
              binds
                  .set(sql.thing, one.thing())
                  .set(sql.stems, words.stems())
                  .set(sql.forms, words.forms());
            });
      }
      page = kept(source, page.last().thing());
    }
  }

  @Override
  public void optimize(SearchSource source) {
    session.writing();
    search.optimize(source);
  }

  private Seq<Kept> kept(SearchSource source, String after) {
    TextSql sql = TextSql.of(source);
    return session.list(
        sql.words,
        binds -> binds.set(sql.after, after).set(TextSql.LIMIT, PAGE),
        row ->
            new Kept(
                row.get(sql.thingId()),
                row.get(sql.id),
                row.get(sql.text),
                new IndexedWords(row.get(sql.stems), row.get(sql.forms))));
  }

  /** A text, and what somebody's SQL may have changed beside it. */
  private record Kept(String thing, String id, String text, IndexedWords words) {}

  private boolean isRight(SearchSource source, Kept one) {
    return one.thing().equals(one.id())
        && search.indexed(source.indexed(one.text())).equals(one.words());
  }

  private IndexedWords indexed(SearchDocument document) {
    return search.indexed(document.source().indexed(document.text()));
  }
}
