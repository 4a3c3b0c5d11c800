package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.adapter.jooq.search.WordSearch;
import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.QuestionWords;
import dev.stoa.domain.search.SearchSource;
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

  private static final Seq<TextHit> NONE = Vector.empty();

  private final JooqSession session;

  Fts5Search(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit) {
    String words = Fts5Query.of(query);
    if (words.isEmpty()) {
      return NONE;
    }
    Seq<TextHit> common = query.owner().isEmpty() ? NONE : common(source, query, offset + limit);
    return common.size() == offset + limit
        ? common.drop(offset)
        : session.list(
            Fts5Sql.of(source).find,
            binds ->
                binds
                    .set(Fts5Sql.WORDS, words)
                    .set(Fts5Sql.LAST, offset + (long) limit - 1)
                    .set(Fts5Sql.LIMIT, limit)
                    .set(Fts5Sql.OFFSET, offset),
            Fts5Search::hit);
  }

  @Override
  public FoundTexts best(SearchSource source, TextQuery query, int limit) {
    Fts5Sql sql = Fts5Sql.of(source);
    Seq<TextHit> hits = find(source, query, 0, limit);
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
    return new FoundTexts(
        hits,
        new WordCounts(
            totals.texts(), (double) totals.words() / Math.max(1, totals.texts()), holding));
  }

  /**
   * Those of the owner among the best of everybody's: all that are asked for, or too few.
   *
   * <p>Who owns most texts owns most of the best, and then looking at those is quicker than going
   * through all that the owner has.
   */
  private Seq<TextHit> common(SearchSource source, TextQuery query, int count) {
    return session.list(
        Fts5Sql.of(source).common,
        binds ->
            binds
                .set(Fts5Sql.WORDS, Fts5Query.ofAnybody(query))
                .set(Fts5Sql.LAST, COMMON * (long) count)
                .set(Fts5Sql.OWNER, query.owner().get())
                .set(Fts5Sql.LIMIT, count),
        Fts5Search::hit);
  }

  private static TextHit hit(Row row) throws SQLException {
    return new TextHit(row.get(Fts5Sql.ID), -row.get(Fts5Sql.SCORE));
  }

  @Override
  public boolean isSound(SearchSource source) {
    try {
      session.run(Fts5Sql.of(source).check, Binder.NOTHING);
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
