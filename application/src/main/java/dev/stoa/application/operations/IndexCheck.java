package dev.stoa.application.operations;

import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Supplier;

/** Whether the text indexes say what the rows say, and have the words of all but the newest. */
public final class IndexCheck implements HealthCheck {

  /** More texts than this in no segment of an index make its questions slow. */
  static final int MANY_UNMERGED = 8_192;

  private static final String CHECK = "text indexes";
  private static final String UNMERGED = "unmerged texts";

  private final Supplier<Map<SearchSource, Long>> unmerged;
  private final Supplier<Seq<IndexReport>> indexes;

  /** With how texts in no segment are counted, and indexes compared. */
  public IndexCheck(
      Supplier<Map<SearchSource, Long>> unmerged, Supplier<Seq<IndexReport>> indexes) {
    this.unmerged = unmerged;
    this.indexes = indexes;
  }

  @Override
  public Seq<HealthFinding> findings(HealthRequest request) {
    return Vector.of(
        unmerged(unmerged.get()),
        request.deep() ? compared() : HealthFinding.leftOut(CHECK, "ask with --deep"));
  }

  private static HealthFinding unmerged(Map<SearchSource, Long> counts) {
    Map<SearchSource, Long> many = counts.filterValues(count -> count > MANY_UNMERGED);
    return many.isEmpty()
        ? HealthFinding.ok(
            UNMERGED, counts.values().sum() + " texts, which questions read one by one")
        : HealthFinding.warning(
            UNMERGED,
            many.map(one -> one._2 + " of " + one._1.label()).mkString(", ")
                + " are read one by one by every question",
            "run `stoa index rebuild`; on PostgreSQL end transactions that are open for long"
                + " first");
  }

  private HealthFinding compared() {
    Seq<IndexReport> compared = indexes.get();
    Seq<IndexReport> wrong = compared.reject(IndexReport::isRight);
    return wrong.isEmpty()
        ? HealthFinding.ok(
            CHECK,
            compared.map(IndexReport::documents).sum().longValue() + " documents, as in the rows")
        : HealthFinding.problem(
            CHECK,
            "those of "
                + wrong.map(report -> report.source().label()).mkString(", ")
                + " differ from the rows",
            "run `stoa index rebuild`");
  }
}
