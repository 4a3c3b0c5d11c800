package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.SearchSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.SQL;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;

/**
 * The statement that finds the best texts where few match.
 *
 * <p>How many texts hold each stem is counted among those that match, so one look at the index and
 * at the texts does for counting and for ranking. Where more than {@link #MOST} match it looks at
 * no more and gives none.
 *
 * @param terms the number of stems in the query
 * @param isOwned whether the texts of one owner are
 * @param isAll whether a text has to hold every stem
 * @param isRead whether what the best texts say is read too
 */
record FewTextsSql(int terms, boolean isOwned, boolean isAll, boolean isRead) {

  /** The most texts that count as few. */
  static final int MOST = 2_000;

  static final Field<Long> FOUND = DSL.field("found", SQLDataType.BIGINT);

  // Kept, because statements know fields by identity.
  private static final List<Field<Long>> HOLDING =
      TsvectorSql.each(i -> DSL.field("d" + i, SQLDataType.BIGINT));

  private static final String SAID =
      ", said.stems, said.forms, said.about, said.dated, said.text like '%?' as asks";

  private record Key(SearchSource source, FewTextsSql form) {}

  private static final Map<Key, Statement> STATEMENTS = new ConcurrentHashMap<>();

  /** How many texts hold a term. */
  static Field<Long> holding(int number) {
    return HOLDING.get(number);
  }

  Statement of(SearchSource source) {
    return STATEMENTS.computeIfAbsent(
        new Key(source, this), unknown -> Statement.of(() -> query(source)));
  }

  private Query query(SearchSource source) {
    List<Field<?>> fields =
        new ArrayList<>(
            List.of(
                TsvectorSql.ID, TsvectorSql.LENGTH, FOUND, TsvectorSql.TEXTS, TsvectorSql.WORDS));
    IntStream.range(0, terms).mapToObj(TsvectorSql::times).forEach(fields::add);
    IntStream.range(0, terms).mapToObj(FewTextsSql::holding).forEach(fields::add);
    if (isRead) {
      fields.addAll(
          List.of(
              TsvectorSql.STEMS,
              TsvectorSql.FORMS,
              TsvectorSql.ABOUT,
              TsvectorSql.DATED,
              TsvectorSql.ASKS));
    }
    return DSL.resultQuery(
            TsvectorSql.replaced(
                """
                with matching as materialized (
                  select row_id, id, owner, length_fts, {0} from $SOURCE_texts
                  where words_fts @@ (select {1}::tsquery) limit $FEW + 1
                ), counted as (
                  select count(*) as found, {2} from matching
                ), totals as (
                  select coalesce(sum(texts), 0)::bigint as texts,
                    coalesce(sum(words), 0)::float8 as words
                  from search_totals_fts where source = '$SOURCE'
                ), weighted as materialized (
                  select *, greatest(words, 1) / greatest(texts, 1) as average, {3} from counted, totals
                )
                select best.id, best.length_fts, found, texts, words, {4}, {5}{10} from weighted
                left join lateral (
                  select row_id, id, length_fts, {4}, {6} as score from (
                    select *, $K1::float8
                      * ($REST::float8 + $B::float8 * length_fts / average) as norm
                    from matching where found <= $FEW{7}{8} offset 0
                  ) normed order by score desc, id limit {9}
                ) best on true{11}\
                """
                    .replace("$FEW", Integer.toString(MOST)),
                source.label()),
            TsvectorSql.list(terms, TsvectorSql::timesOf),
            TsvectorSql.MATCHING,
            TsvectorSql.list(
                terms, i -> DSL.sql("count(*) filter (where n" + i + " > 0) as d" + i)),
            TsvectorSql.list(terms, FewTextsSql::weightOf),
            TsvectorSql.list(terms, i -> DSL.sql("n" + i)),
            TsvectorSql.list(terms, i -> DSL.sql("d" + i)),
            joined(" + ", terms, i -> "w" + i + " * n" + i + " / (n" + i + " + norm)"),
            TsvectorSql.owned(isOwned),
            joined("", isAll ? terms : 0, i -> " and n" + i + " > 0"),
            TsvectorSql.LIMIT,
            DSL.sql(isRead ? SAID : ""),
            DSL.sql(
                isRead
                    ? " left join " + source.label() + "_texts said on said.row_id = best.row_id"
                    : ""))
        .coerce(fields);
  }

  /** As {@link Bm25#weight} says it. */
  private static SQL weightOf(int number) {
    return DSL.sql(
        "greatest(1e-6::float8, ln((greatest(texts - #, 0) + 0.5::float8) / (#::float8 + 0.5::float8)))"
                .replace("#", "d" + number)
            + " as w"
            + number);
  }

  private static SQL joined(String between, int count, IntFunction<String> parts) {
    return DSL.sql(String.join(between, IntStream.range(0, count).mapToObj(parts).toList()));
  }
}
