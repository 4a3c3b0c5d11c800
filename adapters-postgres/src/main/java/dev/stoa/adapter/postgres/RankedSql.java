package dev.stoa.adapter.postgres;

import dev.stoa.domain.search.SearchSource;

/**
 * The statement that chooses the best texts of those that hold any of so many stems.
 *
 * <p>How often a text holds a stem is read off {@code ts_rank}: with weights of one it is the sum
 * of 1/1², 1/2² … over the times, divided by its limit, and that sum can be turned round. Reading
 * it from the tsvector itself would unpack every vector that matches. The score made of it here
 * only chooses; the one that is given back is computed by the domain.
 */
final class RankedSql {

  private RankedSql() {}

  static String of(SearchSource source, int stems, boolean owned) {
    StringBuilder times = new StringBuilder();
    StringBuilder names = new StringBuilder();
    StringBuilder score = new StringBuilder();
    for (int stem = 1; stem <= stems; stem++) {
      names.append(", t").append(stem);
      score
          .append(stem > 1 ? " + " : "")
          .append("?::float8 * t%1$d / (t%1$d + norm)".formatted(stem));
      times.append(
          ", round(1 / (1.6449340668 * (1.000001 - ts_rank('{1,1,1,1}', document, ?::tsquery)))"
              + " - 0.5) as t"
              + stem);
    }
    return """
        select id, length%s from (
          select id, length%s, %s as score from (
            select id, length%s, 0.3 + 0.9 * length / ?::float8 as norm
            from #_fts where document @@ ?::tsquery%s offset 0
          ) matching offset 0
        ) scored order by score desc, id limit ?"""
        .formatted(names, names, score, times, owned ? " and owner = ?" : "")
        .replace("#", source.key());
  }
}
