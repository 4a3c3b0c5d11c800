package dev.stoa.application.operations;

import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.search.IndexReport;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Supplier;

/** Whether the text indexes say what the rows say. */
public final class IndexCheck implements HealthCheck {

  private static final String CHECK = "text indexes";

  private final Supplier<Seq<IndexReport>> indexes;

  /** With how they are compared. */
  public IndexCheck(Supplier<Seq<IndexReport>> indexes) {
    this.indexes = indexes;
  }

  @Override
  public Seq<HealthFinding> findings(HealthRequest request) {
    if (!request.deep()) {
      return Vector.of(HealthFinding.leftOut(CHECK, "ask with --deep"));
    }
    Seq<IndexReport> compared = indexes.get();
    Seq<IndexReport> wrong = compared.reject(IndexReport::isRight);
    return Vector.of(
        wrong.isEmpty()
            ? HealthFinding.ok(
                CHECK,
                compared.map(IndexReport::documents).sum().longValue()
                    + " documents, as in the rows")
            : HealthFinding.problem(
                CHECK,
                "those of "
                    + wrong.map(report -> report.source().label()).mkString(", ")
                    + " differ from the rows",
                "run `stoa index rebuild`"));
  }
}
