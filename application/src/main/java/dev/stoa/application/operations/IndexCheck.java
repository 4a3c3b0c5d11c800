package dev.stoa.application.operations;

import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.MetadataIndex;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Supplier;

/**
 * Whether the text indexes say what the rows say, and have the words of all but the newest, and
 * whether the indexes on metadata are there.
 */
public final class IndexCheck implements HealthCheck {

  /** More texts than this in no segment of an index make its questions slow. */
  static final int MANY_UNMERGED = 8_192;

  private static final String CHECK = "text indexes";
  private static final String UNMERGED = "unmerged texts";

  private static final String METADATA = "metadata indexes";

  private final Supplier<Seq<MetadataIndex>> missing;
  private final Supplier<Map<SearchSource, Long>> unmerged;
  private final Supplier<Seq<IndexReport>> indexes;

  /**
   * With how indexes that are declared and missing are found, texts in no segment are counted, and
   * indexes compared.
   */
  public IndexCheck(
      Supplier<Seq<MetadataIndex>> missing,
      Supplier<Map<SearchSource, Long>> unmerged,
      Supplier<Seq<IndexReport>> indexes) {
    this.missing = missing;
    this.unmerged = unmerged;
    this.indexes = indexes;
  }

  @Override
  public Seq<HealthFinding> findings(HealthRequest request) {
    return Vector.of(
        declared(missing.get()),
        unmerged(unmerged.get()),
        request.deep() ? compared() : HealthFinding.leftOut(CHECK, "ask with --deep"));
  }

  private static HealthFinding declared(Seq<MetadataIndex> missing) {
    return missing.isEmpty()
        ? HealthFinding.ok(METADATA, "all that are declared are there")
        : HealthFinding.warning(
            METADATA,
            missing.map(one -> one.kind().label() + " " + one.key()).mkString(", ")
                + ": declared but not in the database, so that conditions read every row",
            "run `stoa index rebuild`");
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
