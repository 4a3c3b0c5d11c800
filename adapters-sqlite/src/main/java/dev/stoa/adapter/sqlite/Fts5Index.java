package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A table of words, and that of the texts they are of. */
record Fts5Index(String name, String texts) {

  private static Fts5Index ofStems(SearchSource source) {
    return new Fts5Index(source.key() + "_fts", source.key() + "_texts");
  }

  private static Fts5Index ofForms(SearchSource source) {
    return new Fts5Index(source.key() + "_forms_fts", source.key() + "_texts");
  }

  /** Stems are asked for, except by who knows only how a word begins. */
  static Fts5Index asked(SearchSource source, TextQuery query) {
    return query.matching() == Matching.PREFIX ? ofForms(source) : ofStems(source);
  }

  static Seq<Fts5Index> all(SearchSource source) {
    return Vector.of(ofStems(source), ofForms(source));
  }

  /** One of the things an index can be told to do by writing to it; # is its name. */
  RenderedSql command(String columns, String values) {
    String sql = "insert into # (" + columns + ") values (" + values + ")";
    return new RenderedSql(sql.replace("#", name));
  }
}
