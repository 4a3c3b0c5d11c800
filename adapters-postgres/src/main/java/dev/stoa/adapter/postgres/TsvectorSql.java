package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.Params;
import dev.stoa.adapter.jooq.Statement;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.QueryPart;
import org.jooq.SQL;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;

/** The statements on the words of one source: on its stems, or on its forms. */
final class TsvectorSql {

  static final Param<String> MATCHING = Params.named("matching", String.class);
  static final Param<String> OWNER = Params.named("owner", String.class);
  static final Param<Double> AVERAGE = Params.named("average", Double.class);
  static final Param<Integer> LIMIT = Params.named("limit", Integer.class);

  static final Field<String> ID = DSL.field("id", SQLDataType.CLOB);
  static final Field<Long> LENGTH = DSL.field("length_fts", SQLDataType.BIGINT);
  static final Field<String> FOUND_WORDS = DSL.field("found_words", SQLDataType.CLOB);
  static final Field<Long> TEXTS = DSL.field("texts", SQLDataType.BIGINT);
  static final Field<Double> WORDS = DSL.field("words", SQLDataType.DOUBLE);

  // Kept, because statements know parameters and fields by identity.
  private static final List<Param<String>> TERMS =
      each(i -> Params.named("term" + i, String.class));
  private static final List<Param<Double>> WEIGHTS =
      each(i -> Params.named("weight" + i, Double.class));
  private static final List<Field<Long>> TIMES = each(i -> DSL.field("n" + i, SQLDataType.BIGINT));

  private record Key(SearchSource source, boolean forms) {}

  private record Form(String name, int terms, boolean owned) {}

  private static final Map<Key, TsvectorSql> OF = new ConcurrentHashMap<>();

  private final String texts;
  private final String column;
  private final String source;
  private final Map<Form, Statement> statements = new ConcurrentHashMap<>();

  private TsvectorSql(Key key) {
    this.source = key.source().key();
    this.texts = source + "_texts";
    this.column = key.forms() ? "forms" : "stems";
  }

  /** Stems are asked for, except by who knows only how a word begins. */
  static TsvectorSql of(SearchSource source, Matching matching) {
    return OF.computeIfAbsent(new Key(source, matching == Matching.PREFIX), TsvectorSql::new);
  }

  static Param<String> term(int number) {
    return TERMS.get(number);
  }

  static Param<Double> weight(int number) {
    return WEIGHTS.get(number);
  }

  /** How many texts hold a term, or how often a text does. */
  static Field<Long> times(int number) {
    return TIMES.get(number);
  }

  /** How many texts hold each of so many terms, and how many texts and words there are. */
  Statement holding(int terms) {
    return statement(
        new Form("holding", terms, false),
        () -> {
          List<Field<?>> fields = new ArrayList<>(TIMES.subList(0, terms));
          fields.add(TEXTS);
          fields.add(WORDS);
          return DSL.resultQuery(
                  replaced(
                      """
                      select {0}, coalesce(sum(texts), 0)::bigint as texts,
                        coalesce(sum(words), 0)::float8 as words
                      from search_totals_fts where source = '$SOURCE'"""),
                  list(
                      terms,
                      i ->
                          DSL.sql(
                              replaced(
                                  "(select count(*) from $TEXTS"
                                      + " where $COLUMN_fts @@ (select {0}::tsquery)) as n"
                                      + i),
                              term(i))))
              .coerce(fields);
        });
  }

  /**
   * The best texts of those that match, and how often they hold each of so many stems.
   *
   * <p>How often is read off {@code ts_rank}: with weights of one it is the sum of 1/1², 1/2² …
   * over the times, divided by its limit, and that sum can be turned round. Reading it from the
   * tsvector itself would unpack every vector that matches. The score made of it here only chooses;
   * the one that is given back is computed by the domain.
   */
  Statement ranked(int terms, boolean owned) {
    return statement(
        new Form("ranked", terms, owned),
        () -> {
          List<Field<?>> fields = new ArrayList<>(List.of(ID, LENGTH));
          fields.addAll(TIMES.subList(0, terms));
          // The offset keeps the planner from computing an inner column once for every use of it,
          // and a query in brackets from being read anew for every row.
          return DSL.resultQuery(
                  replaced(
                      """
                      select id, length_fts, {0} from (
                        select id, length_fts, {0}, {1} as score from (
                          select id, length_fts, {2},
                            $K1::float8 * ($REST::float8 + $B::float8 * length_fts / {3}::float8) as norm
                          from $TEXTS where $COLUMN_fts @@ (select {4}::tsquery){5} offset 0
                        ) matching
                      ) scored order by score desc, id limit {6}"""),
                  list(terms, i -> DSL.sql("n" + i)),
                  joined(
                      " + ", terms, i -> "{" + i + "}::float8 * n" + i + " / (n" + i + " + norm)"),
                  list(
                      terms,
                      i ->
                          DSL.sql(
                              replaced(
                                  "round(0.6079271::float8 / (1.000001::float8 - ts_rank("
                                      + "'{1,1,1,1}', $COLUMN_fts, (select {0}::tsquery)))"
                                      + " - 0.5::float8) as n"
                                      + i),
                              term(i))),
                  AVERAGE,
                  MATCHING,
                  owned(owned),
                  LIMIT)
              .coerce(fields);
        });
  }

  /** The texts that match most often, with their words. */
  Statement candidates(boolean owned) {
    return statement(
        new Form("candidates", 0, owned),
        () ->
            DSL.resultQuery(
                    replaced(
                        """
                        select id, length_fts, $COLUMN as found_words from (
                          select id, length_fts, $COLUMN,
                            ts_rank($COLUMN_fts, (select {0}::tsquery)) as often
                          from $TEXTS where $COLUMN_fts @@ (select {0}::tsquery){1}
                        ) matching order by often desc, id limit {2}"""),
                    MATCHING,
                    owned(owned),
                    LIMIT)
                .coerce(ID, LENGTH, FOUND_WORDS));
  }

  private static QueryPart owned(boolean owned) {
    return owned ? DSL.sql(" and owner = {0}", OWNER) : DSL.sql("");
  }

  private Statement statement(
      Form form, java.util.function.Supplier<? extends org.jooq.Query> query) {
    return statements.computeIfAbsent(form, unknown -> Statement.of(query));
  }

  private String replaced(String sql) {
    return sql.replace("$TEXTS", texts)
        .replace("$COLUMN", column)
        .replace("$SOURCE", source)
        .replace("$K1", Double.toString(Bm25.K1))
        .replace("$REST", Double.toString(1 - Bm25.B))
        .replace("$B", Double.toString(Bm25.B));
  }

  private static QueryPart list(int count, IntFunction<SQL> parts) {
    return DSL.list(IntStream.range(0, count).mapToObj(parts).toList());
  }

  private static SQL joined(String between, int count, IntFunction<String> parts) {
    return DSL.sql(
        String.join(between, IntStream.range(0, count).mapToObj(parts).toList()),
        WEIGHTS.subList(0, count).toArray(QueryPart[]::new));
  }

  private static <T> List<T> each(IntFunction<T> made) {
    return IntStream.range(0, SearchWords.MAX_ASKED).mapToObj(made).toList();
  }
}
