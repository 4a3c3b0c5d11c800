package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.MemoryTexts.MEMORY_TEXTS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchThread;
import dev.stoa.domain.search.Snippets;
import dev.stoa.domain.search.TextCandidate;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** The texts in the tables {@code *_texts}; each engine looks their words up in its own way. */
public final class JooqTextIndex implements TextIndex {

  private static final int PAGE = 500;
  private static final IndexedWords NO_WORDS = new IndexedWords("", "", "");

  private final JooqSession session;
  private final WordSearch search;

  public JooqTextIndex(JooqSession session, WordSearch search) {
    this.session = session;
    this.search = search;
  }

  @Override
  public void putAll(Seq<SearchDocument> documents) {
    if (documents.size() == 1) {
      // A batch of one costs more than a single statement.
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
      IndexedWords words = document == null ? NO_WORDS : search.indexed(document);
      binds
          .set(TextSql.given(i, MEMORY_TEXTS.ID), document == null ? null : document.id())
          .set(TextSql.given(i, MEMORY_TEXTS.OWNER), document == null ? null : document.owner())
          .set(TextSql.given(i, MEMORY_TEXTS.TEXT), document == null ? null : document.text())
          .set(TextSql.given(i, MEMORY_TEXTS.AUTHOR), document == null ? null : author(document))
          .set(TextSql.given(i, MEMORY_TEXTS.DATED), document == null ? null : dated(document))
          .set(TextSql.given(i, MEMORY_TEXTS.STEMS), words.stems())
          .set(TextSql.given(i, MEMORY_TEXTS.FORMS), words.forms())
          .set(TextSql.given(i, MEMORY_TEXTS.ABOUT), words.about());
    }
  }

  private void bind(Binds binds, SearchDocument document) throws SQLException {
    TextSql sql = TextSql.of(document.source());
    IndexedWords words = search.indexed(document);
    binds
        .set(sql.thing, document.id())
        .set(sql.owner, document.owner())
        .set(sql.text, document.text())
        .set(sql.author, author(document))
        .set(sql.dated, dated(document))
        .set(sql.stems, words.stems())
        .set(sql.forms, words.forms())
        .set(sql.about, words.about());
  }

  private static @Nullable String author(SearchDocument document) {
    return document.author().getOrNull();
  }

  private static @Nullable String dated(SearchDocument document) {
    return document.date().map(LocalDate::toString).getOrNull();
  }

  /** Renames are rare, so that authors have no index: every text of the source is looked at. */
  @Override
  public void renameAuthor(SearchSource source, String from, String into) {
    session.writing();
    // A unit that indexes now knows the author by the old name, and is waited for.
    indexLock(source).forEach(session::serialize);
    TextSql sql = TextSql.of(source);
    Seq<SearchDocument> page = authored(source, from, "");
    while (!page.isEmpty()) {
      session.batch(
          sql.reauthor,
          page,
          (binds, one) ->
              binds
                  .set(sql.thing, one.id())
                  .set(sql.author, into)
                  .set(sql.about, search.indexed(one.by(Option.some(into))).about()));
      page = authored(source, from, page.last().id());
    }
  }

  private static Option<String> indexLock(SearchSource source) {
    return switch (source) {
      case MESSAGE -> Option.some(LockName.MESSAGE_INDEX.all());
      case CONVERSATION -> Option.some(LockName.CONVERSATION_INDEX.all());
      case TURN -> Option.some(LockName.TURN_INDEX.all());
      case MEMORY, NOTE, KNOWLEDGE, EVIDENCE, CONSENSUS, LESSON, CORRECTION -> Option.none();
    };
  }

  private Seq<SearchDocument> authored(SearchSource source, String author, String after) {
    TextSql sql = TextSql.of(source);
    return session.list(
        sql.authored,
        binds -> binds.set(sql.by, author).set(sql.after, after).set(TextSql.LIMIT, PAGE),
        row -> document(source, row));
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
  public FoundTexts best(SearchSource source, TextQuery query, int limit) {
    return search.best(source, query, limit);
  }

  @Override
  public Seq<TextCandidate> candidates(SearchSource source, Seq<String> ids, int around) {
    TextSql sql = TextSql.of(source);
    // Those around several of the ids come several times.
    return session
        .list(
            sql.candidates,
            binds -> {
              binds.set(sql.things, ids);
              if (sql.thread != null) {
                binds.set(TextSql.AROUND, (long) around);
              }
            },
            row -> candidate(sql, row))
        .distinctBy(TextCandidate::id);
  }

  private TextCandidate candidate(TextSql sql, Row row) throws SQLException {
    return new TextCandidate(
        row.get(sql.id),
        sql.thread == null ? "" : row.get(sql.thread),
        sql.place == null ? 0 : row.get(sql.place),
        search.plain(words(sql, row)),
        row.get(sql.dated) != null,
        row.get(sql.asks));
  }

  @Override
  public Map<String, String> snippets(SearchSource source, TextQuery query, Seq<String> ids) {
    Snippets excerpts = Snippets.of(query);
    Map<String, String> snippets = LinkedHashMap.empty();
    for (SearchDocument document : named(source, ids)) {
      snippets = snippets.put(document.id(), excerpts.of(document.text()));
    }
    return snippets;
  }

  @Override
  public Seq<SearchDocument> named(SearchSource source, Seq<String> ids) {
    TextSql sql = TextSql.of(source);
    Map<String, SearchDocument> found =
        session
            .list(sql.named, binds -> binds.set(sql.things, ids), row -> document(source, row))
            .toMap(SearchDocument::id, document -> document);
    return ids.distinct().flatMap(found::get).toVector();
  }

  @Override
  public Seq<SearchDocument> documents(SearchSource source, Option<String> after, int limit) {
    TextSql sql = TextSql.of(source);
    return session.list(
        sql.page,
        binds -> binds.set(sql.after, after.getOrElse("")).set(TextSql.LIMIT, limit),
        row -> document(source, row));
  }

  private static SearchDocument document(SearchSource source, Row row) throws SQLException {
    TextSql sql = TextSql.of(source);
    return new SearchDocument(
        source,
        row.get(sql.id),
        row.get(sql.owner),
        row.get(sql.text),
        Option.of(row.get(sql.author)),
        Option.of(row.get(sql.dated)).map(LocalDate::parse),
        sql.thread == null || sql.place == null
            ? Option.none()
            : Option.some(new SearchThread(row.get(sql.thread), row.get(sql.place))));
  }

  private static IndexedWords words(TextSql sql, Row row) throws SQLException {
    return new IndexedWords(row.get(sql.stems), row.get(sql.forms), row.get(sql.about));
  }

  @Override
  public boolean isSound(SearchSource source) {
    session.writing();
    Seq<Kept> page = page(source, "");
    while (!page.isEmpty()) {
      if (!page.forAll(this::isRight)) {
        return false;
      }
      page = page(source, page.last().thing());
    }
    return search.isSound(source);
  }

  @Override
  public void rebuild(SearchSource source) {
    session.writing();
    // First, because an unsound index may refuse changes of its texts.
    search.rebuild(source);
    TextSql sql = TextSql.of(source);
    Seq<Kept> page = page(source, "");
    while (!page.isEmpty()) {
      Seq<Kept> wrong = page.reject(this::isRight);
      if (!wrong.isEmpty()) {
        session.batch(
            sql.refold,
            wrong,
            (binds, one) -> {
              IndexedWords words = search.indexed(one.document());
              binds
                  .set(sql.thing, one.thing())
                  .set(sql.stems, words.stems())
                  .set(sql.forms, words.forms())
                  .set(sql.about, words.about());
            });
      }
      page = page(source, page.last().thing());
    }
  }

  @Override
  public void optimize(SearchSource source) {
    session.writing();
    search.optimize(source);
  }

  private Seq<Kept> page(SearchSource source, String after) {
    TextSql sql = TextSql.of(source);
    return session.list(
        sql.words,
        binds -> binds.set(sql.after, after).set(TextSql.LIMIT, PAGE),
        row -> new Kept(row.get(sql.thingId()), document(source, row), words(sql, row)));
  }

  /** A text, and what foreign SQL may have changed beside it. */
  private record Kept(String thing, SearchDocument document, IndexedWords words) {}

  private boolean isRight(Kept one) {
    return one.thing().equals(one.document().id())
        && search.indexed(one.document()).equals(one.words());
  }
}
