package dev.stoa.app.search;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.search.IndexReport;
import io.vavr.collection.Seq;

/** Reports about indexes for people and for machines. */
final class IndexView {

  private IndexView() {}

  static Table listed(Seq<IndexReport> reports) {
    return Table.of("index", "documents", "missing", "stale", "superfluous", "words")
        .rows(
            reports,
            report ->
                new Object[] {
                  report.source().label(),
                  report.documents(),
                  report.missing().count(),
                  report.stale().count(),
                  report.superfluous().count(),
                  report.sound() ? "sound" : "UNSOUND"
                });
  }

  static JsonObject json(Seq<IndexReport> reports) {
    return new JsonMembers()
        .with("right", reports.forAll(IndexReport::isRight))
        .with("indexes", reports.map(IndexView::json))
        .object();
  }

  private static JsonObject json(IndexReport report) {
    return new JsonMembers()
        .with("index", report.source().label())
        .with("documents", report.documents())
        .with("missing", faults(report.missing()))
        .with("stale", faults(report.stale()))
        .with("superfluous", faults(report.superfluous()))
        .with("sound", report.sound())
        .object();
  }

  private static JsonObject faults(IndexReport.Faults faults) {
    return new JsonMembers()
        .with("count", faults.count())
        .with("first", faults.first().map(JsonString::new))
        .object();
  }
}
