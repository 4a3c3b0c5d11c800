package dev.stoa.adapter.postgres;

import dev.stoa.domain.search.SearchSource;
import java.util.List;
import java.util.stream.Stream;

/** The statements on the tables of words that the triggers keep. */
final class TsvectorSql {

  private static final String OWNED = " and owner = ?";
  private static final String LENGTH = "cardinality(string_to_array(t.words, ' '))";

  private TsvectorSql() {}

  /**
   * The best texts of those that hold any of so many stems, and how often they hold each.
   *
   * <p>How often is read off {@code ts_rank}: with weights of one it is the sum of 1/1², 1/2² …
   * over the times, divided by its limit, and that sum can be turned round. Reading it from the
   * tsvector itself would unpack every vector that matches. The score made of it here only chooses;
   * the one that is given back is computed by the domain.
   */
  static String ranked(SearchSource source, int stems, boolean owned) {
    StringBuilder times = new StringBuilder();
    StringBuilder names = new StringBuilder();
    StringBuilder score = new StringBuilder();
    for (int stem = 1; stem <= stems; stem++) {
      String often = "t" + stem;
      names.append(", ").append(often);
      score
          .append(stem > 1 ? " + " : "")
          .append("?::float8 * " + often + " / (" + often + " + norm)");
      times.append(
          ", round(0.6079271::float8 / (1.000001::float8 - ts_rank('{1,1,1,1}', document, ?::tsquery)) - 0.5::float8) as "
              + often);
    }
    // A bare 0.5 would be a decimal, made a float anew for every row; the offset keeps
    // the planner from computing an inner column once for every use of it.
    return """
        select id, length$NAMES from (
          select id, length$NAMES, $SCORE as score from (
            select id, length$TIMES, 0.3::float8 + 0.9::float8 * length / ?::float8 as norm
            from #_fts where document @@ ?::tsquery$OWNED offset 0
          ) matching
        ) scored order by score desc, id limit ?"""
        .replace("$NAMES", names)
        .replace("$SCORE", score)
        .replace("$TIMES", times)
        .replace("$OWNED", owned ? OWNED : "")
        .replace("#", source.key());
  }

  /** How many texts match. */
  static String holding(SearchSource source) {
    return "select count(*) from #_fts where document @@ ?::tsquery".replace("#", source.key());
  }

  /** The texts that match most often, and where they hold the stems that begin so. */
  static String candidates(SearchSource source, boolean owned) {
    return """
        select best.id, best.length, stem.lexeme, array_to_string(stem.positions, ',')
        from (
          select id, length, document, ts_rank(document, ?::tsquery) as often
          from #_fts where document @@ ?::tsquery$OWNED order by often desc, id limit ?
        ) best, unnest(best.document) stem
        where exists (select 1 from unnest(?::text[]) sought(beginning)
          where starts_with(stem.lexeme, sought.beginning))"""
        .replace("$OWNED", owned ? OWNED : "")
        .replace("#", source.key());
  }

  /** Where the named texts hold the stems that begin so. */
  static String places(SearchSource source) {
    return """
        select f.id, f.length, stem.lexeme, array_to_string(stem.positions, ',')
        from #_fts f, unnest(f.document) stem
        where f.id = any (?::text[]) and exists (
          select 1 from unnest(?::text[]) sought(beginning)
          where starts_with(stem.lexeme, sought.beginning))"""
        .replace("#", source.key());
  }

  /** 1 when every text has its words, nothing else has any, and they are counted right. */
  static String isSound(SearchSource source) {
    return """
        select case when not exists (
            select 1 from #_texts t full join #_fts f on f.text_id = t.text_id
            where t.text_id is null or f.text_id is null or f.id <> t.id or f.owner <> t.owner
              or f.length <> $LENGTH or f.document <> to_tsvector('stoa_words', t.words))
          and not exists (
            select 1 from (select lexeme, sum(texts) as texts from #_words_fts group by lexeme) w
            full join ts_stat('select document from #_fts') s on s.word = w.lexeme
            where coalesce(w.texts, 0) <> coalesce(s.ndoc, 0))
          and not exists (
            select 1 from (
              select coalesce(sum(texts), 0) as texts, coalesce(sum(words), 0) as words
              from #_totals_fts) kept,
            (select count(*) as texts, coalesce(sum(length), 0) as words from #_fts) there
            where kept.texts <> there.texts or kept.words <> there.words)
        then 1 else 0 end"""
        .replace("$LENGTH", LENGTH)
        .replace("#", source.key());
  }

  /** Holds every writer of the texts off, so that no word is counted twice. */
  static List<String> rebuild(SearchSource source) {
    return Stream.of(
            "lock table #_texts in share row exclusive mode",
            "delete from #_fts",
            "delete from #_words_fts",
            "delete from #_totals_fts",
            """
            with made as (
              insert into #_fts (text_id, id, owner, length, document)
              select t.text_id, t.id, t.owner, $LENGTH, to_tsvector('stoa_words', t.words)
              from #_texts t
              returning length, document
            ), totals as (
              insert into #_totals_fts (stripe, texts, words)
              select 0, count(*), coalesce(sum(length), 0) from made
            )
            insert into #_words_fts (lexeme, stripe, texts)
            select lexeme, 0, count(*) from made, unnest(document) group by lexeme"""
                .replace("$LENGTH", LENGTH))
        .map(statement -> statement.replace("#", source.key()))
        .toList();
  }
}
