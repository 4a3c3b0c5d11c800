package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;

/** The stems of a question in order, how many texts hold each, and what all texts come to. */
record AskedWords(Seq<Stem> stems) {

  /** A stem as the index spells it; {@code texts} hold it, of {@code all}. */
  record Stem(String text, long texts, long all, long allWords) {

    double weight() {
      return Bm25.weight(all, texts);
    }
  }

  static AskedWords of(JooqSession session, SearchSource source, Seq<String> words) {
    RenderedSql sql = new RenderedSql(sql(source));
    return new AskedWords(
        session.list(
            sql,
            binds -> binds.texts(words),
            row -> new Stem(row.text(1), row.number(2), row.number(3), row.number(4))));
  }

  static String sql(SearchSource source) {
    return """
        select stem.lexeme,
          (select coalesce(sum(w.texts), 0) from #_words_fts w where w.lexeme = stem.lexeme),
          total.texts, total.words
        from (select coalesce(sum(texts), 0) as texts, coalesce(sum(words), 0) as words
            from #_totals_fts) total,
          unnest(?::text[]) with ordinality asked(word, place),
          unnest(to_tsvector('stoa_words', asked.word)) stem
        order by asked.place, stem.positions[1]"""
        .replace("#", source.key());
  }

  /** Those that some text holds; the very same when that is all of them. */
  AskedWords known() {
    Seq<Stem> held = stems.filter(stem -> stem.texts() > 0);
    return held.size() == stems.size() ? this : new AskedWords(held);
  }

  boolean isEmpty() {
    return stems.isEmpty();
  }

  double averageLength() {
    Stem any = stems.head();
    return any.all() < 1 ? 1 : (double) any.allWords() / any.all();
  }
}
