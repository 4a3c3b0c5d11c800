package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.search.WordSearch;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.RowReader;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.QuestionWords;
import dev.stoa.domain.search.RankingMode;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextCandidate;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.WordCounts;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.SQLException;
import org.jooq.exception.DataAccessException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Words looked up by FTS5, which ranks them itself. */
final class Fts5Search implements WordSearch {

  /** How many times the requested number of texts is examined. */
  private static final int COMMON = 2;

  private final JooqSession session;

  Fts5Search(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit) {
    Fts5Sql sql = Fts5Sql.of(source);
    return found(query, offset, limit, sql.find, sql.common, Fts5Search::hit);
  }

  private <T> Seq<T> found(
      TextQuery query,
      int offset,
      int limit,
      Statement all,
      Statement common,
      RowReader<T> reader) {
    String words = Fts5Query.of(query);
    if (words.isEmpty()) {
      return Vector.empty();
    }
    if (query.owner().isDefined()) {
      Seq<T> some = common(query, offset + limit, common, reader);
      if (some.size() == offset + limit) {
        return some.drop(offset);
      }
    }
    return session.list(
        all,
        binds ->
            binds
                .set(Fts5Sql.WORDS, words)
                .set(Fts5Sql.LAST, offset + (long) limit - 1)
                .set(Fts5Sql.LIMIT, limit)
                .set(Fts5Sql.OFFSET, offset),
        reader);
  }

  /** Texts in threads are read later, with those around them. */
  @Override
  public FoundTexts best(SearchSource source, TextQuery query, int limit) {
    WordCounts counts = counts(source, query);
    if (source.mode() == RankingMode.CONVERSATION) {
      return new FoundTexts(find(source, query, 0, limit), counts);
    }
    Fts5Sql sql = Fts5Sql.of(source);
    Seq<Read> read = found(query, 0, limit, sql.read, sql.commonRead, Fts5Search::read);
    return new FoundTexts(
        read.map(Read::hit), counts, read.toMap(one -> one.hit().id(), Read::text));
  }

  private WordCounts counts(SearchSource source, TextQuery query) {
    Fts5Sql sql = Fts5Sql.of(source);
    Map<String, Long> holding =
        QuestionWords.stems(query)
            .toMap(
                stem -> stem,
                stem ->
                    session
                        .one(
                            sql.count,
                            binds -> binds.set(Fts5Sql.WORDS, Fts5Query.holding(stem)),
                            row -> row.get(Fts5Sql.TEXTS))
                        .get());
    Fts5Totals totals =
        session
            .one(sql.totals, Binder.NOTHING, row -> Fts5Totals.of(row.get(Fts5Sql.BLOCK)))
            .getOrElse(new Fts5Totals(0, 0));
    return new WordCounts(
        totals.texts(), (double) totals.words() / Math.max(1, totals.texts()), holding);
  }

  /**
   * Those of the owner among the best of all owners: as many as requested, or too few.
   *
   * <p>Who owns most texts owns most of the best, and then looking at those is quicker than going
   * through all that the owner has.
   */
  private <T> Seq<T> common(TextQuery query, int count, Statement statement, RowReader<T> reader) {
    return session.list(
        statement,
        binds ->
            binds
                .set(Fts5Sql.WORDS, Fts5Query.ofAnybody(query))
                .set(Fts5Sql.LAST, COMMON * (long) count)
                .set(Fts5Sql.OWNER, query.owner().get())
                .set(Fts5Sql.LIMIT, count)
                .set(Fts5Sql.OFFSET, 0),
        reader);
  }

  private record Read(TextHit hit, TextCandidate text) {}

  private static Read read(Row row) throws SQLException {
    return new Read(
        hit(row),
        TextCandidate.alone(
            row.get(Fts5Sql.ID),
            new IndexedWords(
                row.get(Fts5Sql.STEMS), row.get(Fts5Sql.FORMS), row.get(Fts5Sql.ABOUT)),
            row.get(Fts5Sql.DATED) != 0,
            row.get(Fts5Sql.ASKS) != 0));
  }

  private static TextHit hit(Row row) throws SQLException {
    return new TextHit(row.get(Fts5Sql.ID), -row.get(Fts5Sql.SCORE));
  }

  @Override
  public boolean isSound(SearchSource source) {
    try {
      session.change(Fts5Sql.of(source).check, Binder.NOTHING);
      return true;
    } catch (DataAccessException e) {
      SQLiteException cause = e.getCause(SQLiteException.class);
      if (cause != null
          && cause.getResultCode().code % 256 == SQLiteErrorCode.SQLITE_CORRUPT.code) {
        return false;
      }
      throw e;
    }
  }

  @Override
  public void rebuild(SearchSource source) {
    session.run(Fts5Sql.of(source).rebuild, Binder.NOTHING);
  }

  @Override
  public void optimize(SearchSource source) {
    session.run(Fts5Sql.of(source).optimize, Binder.NOTHING);
  }
}
