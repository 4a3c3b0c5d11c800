package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.search.SearchSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.QueryPart;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;

/** The statements on the words of one source. */
final class Fts5Sql {

  static final Param<String> WORDS = Params.named("words", String.class);
  static final Param<String> OWNER = Params.named("owner", String.class);
  static final Param<Long> LAST = Params.named("last", Long.class);
  static final Field<Integer> OFFSET = Params.limit("offset");
  static final Field<Integer> LIMIT = Params.limit();

  static final Field<String> ID = DSL.field("id", SQLDataType.CLOB);
  static final Field<Double> SCORE = DSL.field("score", SQLDataType.DOUBLE);

  static final Field<String> STEMS = DSL.field("stems", SQLDataType.CLOB);
  static final Field<String> FORMS = DSL.field("forms", SQLDataType.CLOB);
  static final Field<String> ABOUT = DSL.field("about", SQLDataType.CLOB);
  static final Field<Long> DATED = DSL.field("is_dated", SQLDataType.BIGINT);
  static final Field<Long> ASKS = DSL.field("asks", SQLDataType.BIGINT);

  static final Field<Long> TEXTS = DSL.field("texts", SQLDataType.BIGINT);
  static final Field<byte[]> BLOCK = DSL.field("block", SQLDataType.BLOB);

  private static final List<Field<?>> HIT = List.of(ID, SCORE);

  private static final String SAID_OF_TEXT =
      ", t.stems, t.forms, t.about, t.dated is not null as is_dated,"
          + " substr(t.text, -1) = '?' as asks";

  private static final List<Field<?>> SAID = List.of(ID, SCORE, STEMS, FORMS, ABOUT, DATED, ASKS);

  private static final Map<SearchSource, Fts5Sql> OF = new EnumMap<>(SearchSource.class);

  static {
    for (SearchSource source : SearchSource.values()) {
      OF.put(source, new Fts5Sql(source.label()));
    }
  }

  /**
   * The texts are looked up only for those that rank: what is worse than the last requested one is
   * cut before. Whose a text is filters, and counts for nothing.
   */
  final Statement find;

  /** As {@link #find}, with the texts. */
  final Statement read;

  /** Those of an owner among the best of all owners. */
  final Statement common;

  /** As {@link #common}, with the texts. */
  final Statement commonRead;

  /** How many texts match. */
  final Statement count;

  /** The record in which FTS5 has the totals of texts and words. */
  final Statement totals;

  /** With a rank of 1 the index is compared with the texts, not only with itself. */
  final Statement check;

  final Statement rebuild;

  final Statement optimize;

  private Fts5Sql(String source) {
    QueryPart anybody = DSL.sql("");
    QueryPart owned = DSL.sql(" and t.owner = {0}", OWNER);
    this.find = ranked(source, HIT, anybody);
    this.read = ranked(source, SAID, anybody);
    this.common = ranked(source, HIT, owned);
    this.commonRead = ranked(source, SAID, owned);
    this.count =
        Statement.of(
            () ->
                DSL.resultQuery(
                        "select count(*) as texts from #_fts where #_fts match {0}"
                            .replace("#", source),
                        WORDS)
                    .coerce(TEXTS));
    this.totals =
        Statement.of(
            () ->
                DSL.resultQuery("select block from #_fts_data where id = 1".replace("#", source))
                    .coerce(BLOCK));
    this.check = command(source, "insert into #_fts (#_fts, rank) values ('integrity-check', 1)");
    this.rebuild = command(source, "insert into #_fts (#_fts) values ('rebuild')");
    this.optimize = command(source, "insert into #_fts (#_fts) values ('optimize')");
  }

  static Fts5Sql of(SearchSource source) {
    return Objects.requireNonNull(OF.get(source));
  }

  private static Statement ranked(String source, List<Field<?>> columns, QueryPart owned) {
    String text = columns.equals(SAID) ? SAID_OF_TEXT : "";
    return Statement.of(
        () ->
            DSL.resultQuery(
                    """
                    with ranked as materialized (
                      select rowid as row_id, bm25(#_fts, 0.0, 1.0, 1.0, 1.0) as score
                      from #_fts where #_fts match {0}
                    )
                    select t.id, r.score@ from ranked r cross join #_texts t on t.row_id = r.row_id
                    where r.score <= coalesce(
                      (select score from ranked order by score limit 1 offset +{1}), 0){2}
                    order by r.score, t.id limit {3} offset {4}\
                    """
                        .replace("@", text)
                        .replace("#", source),
                    WORDS,
                    LAST,
                    owned,
                    LIMIT,
                    OFFSET)
                .coerce(columns));
  }

  private static Statement command(String source, String sql) {
    return Statement.of(() -> (Query) DSL.query(sql.replace("#", source)));
  }
}
