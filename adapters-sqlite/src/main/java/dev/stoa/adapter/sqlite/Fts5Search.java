package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.search.WordSearch;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.BitSet;
import org.jooq.exception.DataAccessException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Words looked up by FTS5, which ranks them itself. */
final class Fts5Search implements WordSearch {

  private static final char BEGIN = '\u0001';
  private static final char END = '\u0002';

  /** So many times as many as are asked for are looked at. */
  private static final int COMMON = 2;

  private static final Seq<TextHit> NONE = Vector.empty();

  private final JooqSession session;

  Fts5Search(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit) {
    String words = Fts5Query.of(query);
    if (words.isEmpty() || limit < 1) {
      return Vector.empty();
    }
    Fts5Index index = Fts5Index.asked(source, query);
    Seq<TextHit> common = query.owner().isEmpty() ? NONE : common(index, query, offset + limit);
    return common.size() == offset + limit
        ? common.drop(offset)
        : find(index, words, offset, limit);
  }

  private Seq<TextHit> find(Fts5Index index, String words, int offset, int limit) {
    return session.list(
        new RenderedSql(findSql(index)),
        binds -> binds.text(words).number(offset + (long) limit - 1).number(limit).number(offset),
        row -> new TextHit(row.text(1), -row.real(2)));
  }

  /**
   * Those of the owner among the best of everybody's: all that are asked for, or too few.
   *
   * <p>Who owns most texts owns most of the best, and then looking at those is quicker than going
   * through all that the owner has.
   */
  private Seq<TextHit> common(Fts5Index index, TextQuery query, int count) {
    return session.list(
        new RenderedSql(commonSql(index)),
        binds ->
            binds
                .text(Fts5Query.ofAnybody(query))
                .number(COMMON * (long) count)
                .text(query.owner().get())
                .number(count),
        row -> new TextHit(row.text(1), -row.real(2)));
  }

  /**
   * The texts are looked up only for those that rank: what is not better than the last one asked
   * for, or just as good, is cut before. Whose a text is filters, and counts for nothing.
   */
  static String findSql(Fts5Index index) {
    return ranked(index, "", " offset ?");
  }

  static String commonSql(Fts5Index index) {
    return ranked(index, " and t.owner = ?", "");
  }

  private static String ranked(Fts5Index index, String owned, String offset) {
    return """
        with ranked as materialized (
          select rowid as text_id, bm25(#, 0.0, 1.0) as score from # where # match ?
        )
        select t.id, r.score from ranked r cross join $TEXTS t on t.text_id = r.text_id
        where r.score <= coalesce((select score from ranked order by score limit 1 offset ?), 0)$OWNED
        order by r.score, t.id limit ?$OFFSET"""
        .replace("$TEXTS", index.texts())
        .replace("$OWNED", owned)
        .replace("$OFFSET", offset)
        .replace("#", index.name());
  }

  @Override
  public Map<String, BitSet> places(SearchSource source, TextQuery query, Seq<String> ids) {
    String words = Fts5Query.of(query);
    Map<String, BitSet> places = HashMap.empty();
    if (words.isEmpty()) {
      return places;
    }
    Fts5Index index = Fts5Index.asked(source, query);
    RenderedSql sql =
        new RenderedSql(
            """
            select highlight(#, 1, char(1), char(2)) from #
            where # match ? and rowid = (select text_id from $TEXTS where id = ?)"""
                .replace("$TEXTS", index.texts())
                .replace("#", index.name()));
    for (String id : ids.distinct()) {
      places =
          session
              .one(sql, binds -> binds.text(words).text(id), row -> marked(row.text(1)))
              .fold(() -> HashMap.<String, BitSet>empty(), found -> HashMap.of(id, found))
              .merge(places);
    }
    return places;
  }

  /** What matches, one word or several in a row, stands between two marks. */
  private static BitSet marked(String words) {
    BitSet places = new BitSet();
    int place = 0;
    boolean within = false;
    for (int at = 0; at < words.length(); at++) {
      switch (words.charAt(at)) {
        case BEGIN -> within = true;
        case END -> within = false;
        case ' ' -> place++;
        default -> places.set(place, places.get(place) || within);
      }
    }
    return places;
  }

  @Override
  public boolean isSound(SearchSource source) {
    return Fts5Index.all(source).forAll(this::isSound);
  }

  private boolean isSound(Fts5Index index) {
    try {
      // With a rank of 1 the index is compared with the texts, not only with itself.
      session.run(index.command("#, rank", "'integrity-check', 1"), Binder.NOTHING);
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
    session.writing();
    Fts5Index.all(source)
        .forEach(index -> session.run(index.command("#", "'rebuild'"), Binder.NOTHING));
  }
}
