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
    boolean owned = query.owner().isDefined();
    return session.list(
        new RenderedSql(findSql(source, owned)),
        binds -> {
          binds.text(words);
          if (owned) {
            binds.text(query.owner().get());
          }
          binds.number(offset + (long) limit - 1).number(limit).number(offset);
        },
        row -> new TextHit(row.text(1), -row.real(2)));
  }

  /**
   * The texts are looked up only for those that rank: what is not better than the last one asked
   * for, or just as good, is cut before.
   */
  static String findSql(SearchSource source, boolean owned) {
    String ofOwner =
        """
        select f.rowid as text_id, f.rank as score from #_fts f
        cross join #_texts o on o.text_id = f.rowid where f.#_fts match ? and o.owner = ?""";
    String ofAnybody = "select rowid as text_id, rank as score from #_fts where #_fts match ?";
    return """
        with ranked as materialized (
          $MATCHING
        )
        select t.id, r.score from ranked r cross join #_texts t on t.text_id = r.text_id
        where r.score <= coalesce((select score from ranked order by score limit 1 offset ?), 0)
        order by r.score, t.id limit ? offset ?"""
        .replace("$MATCHING", owned ? ofOwner : ofAnybody)
        .replace("#", source.key());
  }

  @Override
  public Map<String, BitSet> places(SearchSource source, TextQuery query, Seq<String> ids) {
    String words = Fts5Query.of(query);
    Map<String, BitSet> places = HashMap.empty();
    if (words.isEmpty()) {
      return places;
    }
    RenderedSql sql =
        new RenderedSql(
            """
            select highlight(#_fts, 0, char(1), char(2)) from #_fts
            where #_fts match ? and rowid = (select text_id from #_texts where id = ?)"""
                .replace("#", source.key()));
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
    try {
      // With a rank of 1 the index is compared with the texts, not only with itself.
      session.run(command(source, "#_fts, rank", "'integrity-check', 1"), Binder.NOTHING);
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
    session.writing().run(command(source, "#_fts", "'rebuild'"), Binder.NOTHING);
  }

  private static RenderedSql command(SearchSource source, String columns, String values) {
    String sql = "insert into #_fts (" + columns + ") values (" + values + ")";
    return new RenderedSql(sql.replace("#", source.key()));
  }
}
