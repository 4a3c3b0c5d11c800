package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.QueryPart;
import org.jooq.SQL;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;

/** The statements on the words of one source. */
final class TsvectorSql {

  static final Param<String> MATCHING = Params.named("matching", String.class);
  static final Param<String> OWNER = Params.named("owner", String.class);
  static final Param<Double> AVERAGE = Params.named("average", Double.class);
  static final Field<Integer> LIMIT = Params.limit();

  static final Field<String> ID = DSL.field("id", SQLDataType.CLOB);
  static final Field<Long> LENGTH = DSL.field("length_fts", SQLDataType.BIGINT);
  static final Field<String> STEMS = DSL.field("stems", SQLDataType.CLOB);
  static final Field<String> FORMS = DSL.field("forms", SQLDataType.CLOB);
  static final Field<String> ABOUT = DSL.field("about", SQLDataType.CLOB);
  static final Field<String> DATED = DSL.field("dated", SQLDataType.CLOB);
  static final Field<Boolean> ASKS = DSL.field("asks", SQLDataType.BOOLEAN);
  static final Field<Long> TEXTS = DSL.field("texts", SQLDataType.BIGINT);
  static final Field<Double> WORDS = DSL.field("words", SQLDataType.DOUBLE);

  // Kept, because statements know parameters and fields by identity.
  private static final List<Param<String>> TERMS =
      each(i -> Params.named("term" + i, String.class));
  private static final List<Param<Double>> WEIGHTS =
      each(i -> Params.named("weight" + i, Double.class));
  private static final List<Field<Long>> TIMES = each(i -> DSL.field("n" + i, SQLDataType.BIGINT));

  private static final List<Param<String>> WORDS_ASKED =
      each(i -> Params.named("word" + i, String.class));

  private record Form(String name, int terms, boolean owned) {}

  private static final Map<SearchSource, TsvectorSql> OF = new ConcurrentHashMap<>();

  private final String source;
  private final Map<Form, Statement> statements = new ConcurrentHashMap<>();

  private TsvectorSql(SearchSource source) {
    this.source = source.label();
  }

  static TsvectorSql of(SearchSource source) {
    return OF.computeIfAbsent(source, TsvectorSql::new);
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

  /** A beginning of a form, which {@link #holdingBeginnings} looks for in the forms. */
  static Param<String> word(int number) {
    return WORDS_ASKED.get(number);
  }

  /** How many texts hold each of a number of terms, and how many texts and words there are. */
  Statement holding(int terms) {
    return holding("holding", terms, i -> DSL.sql(""));
  }

  /** As {@link #holding}; a stem may begin in another way than the form it was made of. */
  Statement holdingBeginnings(int terms) {
    return holding("holding beginnings", terms, i -> DSL.sql(" and {0}", begins(i)));
  }

  /** Whether a form starts with it; the words about a text have none. */
  private static SQL begins(int number) {
    return DSL.sql(
        "strpos(' ' || replace(forms, '$DIFFERS', ''), ' ' || {0}) > 0"
            .replace("$DIFFERS", Character.toString(IndexedWords.DIFFERS)),
        word(number));
  }

  private Statement holding(String name, int terms, IntFunction<SQL> filter) {
    return statement(
        new Form(name, terms, false),
        () -> {
          List<Field<?>> fields = new ArrayList<>(TIMES.subList(0, terms));
          fields.add(TEXTS);
          fields.add(WORDS);
          return DSL.resultQuery(
                  replaced(
                      """
                      select {0}, coalesce(sum(texts), 0)::bigint as texts,
                        coalesce(sum(words), 0)::float8 as words
                      from search_totals_fts where source = '$SOURCE'\
                      """),
                  list(
                      terms,
                      i ->
                          DSL.sql(
                              replaced(
                                  "(select count(*) from $SOURCE_texts"
                                      + " where words_fts @@ (select {0}::tsquery){1}) as n"
                                      + i),
                              term(i),
                              filter.apply(i))))
              .coerce(fields);
        });
  }

  /** The best texts of those that match, and how often they hold each of a number of stems. */
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
                          from $SOURCE_texts where words_fts @@ (select {4}::tsquery){5} offset 0
                        ) matching
                      ) scored order by score desc, id limit {6}\
                      """),
                  list(terms, i -> DSL.sql("n" + i)),
                  weighted(terms),
                  list(terms, TsvectorSql::timesOf),
                  AVERAGE,
                  MATCHING,
                  owned(owned),
                  LIMIT)
              .coerce(fields);
        });
  }

  /**
   * How often a text holds a stem.
   *
   * <p>It is read off {@code ts_rank}: with weights of one that is the sum of 1/1², 1/2² … over the
   * times, divided by its limit, and that sum can be turned round. Reading it from the tsvector
   * itself would unpack every vector that matches. A score made of it only chooses; the one that is
   * given back is computed by the domain.
   */
  static SQL timesOf(int number) {
    return DSL.sql(
        "round(0.6079271::float8 / (1.000001::float8 - ts_rank("
            + "'{1,1,1,1}', words_fts, (select {0}::tsquery)))"
            + " - 0.5::float8) as n"
            + number,
        term(number));
  }

  /**
   * The texts that match most often, with their words.
   *
   * @param beginnings the number of words of which some must start a form
   */
  Statement candidates(boolean owned, int beginnings) {
    return statement(
        new Form("candidates", beginnings, owned),
        () ->
            DSL.resultQuery(
                    replaced(
                        """
                        select id, length_fts, stems, forms from (
                          select id, length_fts, stems, forms,
                            ts_rank(words_fts, (select {0}::tsquery)) as often
                          from $SOURCE_texts where words_fts @@ (select {0}::tsquery){1}{2}
                        ) matching order by often desc, id limit {3}\
                        """),
                    MATCHING,
                    owned(owned),
                    anyBegins(beginnings),
                    LIMIT)
                .coerce(ID, LENGTH, STEMS, FORMS));
  }

  private static QueryPart anyBegins(int words) {
    if (words == 0) {
      return DSL.sql("");
    }
    String any =
        IntStream.range(0, words).mapToObj(i -> "{" + i + "}").collect(Collectors.joining(" or "));
    return DSL.sql(
        " and (" + any + ")",
        IntStream.range(0, words).mapToObj(TsvectorSql::begins).toArray(QueryPart[]::new));
  }

  static QueryPart owned(boolean owned) {
    return owned ? DSL.sql(" and owner = {0}", OWNER) : DSL.sql("");
  }

  private Statement statement(
      Form form, java.util.function.Supplier<? extends org.jooq.Query> query) {
    return statements.computeIfAbsent(form, unknown -> Statement.of(query));
  }

  private String replaced(String sql) {
    return replaced(sql, source);
  }

  static String replaced(String sql, String source) {
    return sql.replace("$SOURCE", source)
        .replace("$K1", Double.toString(Bm25.K1))
        .replace("$REST", Double.toString(1 - Bm25.B))
        .replace("$B", Double.toString(Bm25.B));
  }

  static QueryPart list(int count, IntFunction<SQL> parts) {
    return DSL.list(IntStream.range(0, count).mapToObj(parts).toList());
  }

  /** The score by the weights that are given. */
  private static SQL weighted(int terms) {
    return DSL.sql(
        IntStream.range(0, terms)
            .mapToObj(i -> "{" + i + "}::float8 * n" + i + " / (n" + i + " + norm)")
            .collect(Collectors.joining(" + ")),
        WEIGHTS.subList(0, terms).toArray(QueryPart[]::new));
  }

  static <T> List<T> each(IntFunction<T> made) {
    return IntStream.range(0, SearchWords.MAX_ASKED).mapToObj(made).toList();
  }
}
