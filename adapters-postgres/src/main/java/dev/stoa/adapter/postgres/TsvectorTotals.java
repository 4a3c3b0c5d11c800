package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.search.SearchSource;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jooq.Field;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;

/** The statements on how many texts and words a source has, which triggers count. */
final class TsvectorTotals {

  static final Field<Boolean> AGREE = DSL.field("agree", SQLDataType.BOOLEAN);

  private static final Map<SearchSource, TsvectorTotals> OF = new EnumMap<>(SearchSource.class);

  static {
    for (SearchSource source : SearchSource.values()) {
      OF.put(source, new TsvectorTotals(source.label()));
    }
  }

  final Statement agree;

  /** Holds every writer of the texts off, so that nothing is counted twice. */
  final Statement lock;

  final Statement forget;
  final Statement count;

  private TsvectorTotals(String source) {
    this.agree =
        Statement.of(
            () ->
                DSL.resultQuery(
                        """
                        select kept.texts = there.texts and kept.words = there.words as agree
                        from (
                          select coalesce(sum(texts), 0) as texts, coalesce(sum(words), 0) as words
                          from search_totals_fts where source = '#'
                        ) kept, (
                          select count(*) as texts, coalesce(sum(length_fts), 0) as words
                          from #_texts
                        ) there\
                        """
                            .replace("#", source))
                    .coerce(AGREE));
    this.lock = command(source, "lock table #_texts in share row exclusive mode");
    this.forget = command(source, "delete from search_totals_fts where source = '#'");
    this.count =
        command(
            source,
            "insert into search_totals_fts (source, stripe, texts, words)"
                + " select '#', 0, count(*), coalesce(sum(length_fts), 0) from #_texts");
  }

  static TsvectorTotals of(SearchSource source) {
    return Objects.requireNonNull(OF.get(source));
  }

  private static Statement command(String source, String sql) {
    return Statement.of(() -> DSL.query(sql.replace("#", source)));
  }
}
