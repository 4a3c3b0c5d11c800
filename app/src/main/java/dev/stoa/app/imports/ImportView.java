package dev.stoa.app.imports;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.SkippedRow;
import dev.stoa.domain.imports.TableReport;
import dev.stoa.domain.json.JsonObject;
import io.vavr.Tuple2;

/** Shows what an import did: people see reasons with their counts, machines see every row. */
final class ImportView {

  /** The most reasons of one table that are shown. */
  private static final int REASONS = 10;

  private ImportView() {}

  static Answer answer(ImportReport report) {
    return Answer.ok(text(report), json(report));
  }

  private static String text(ImportReport report) {
    StringBuilder text =
        new StringBuilder(
            Table.of("table", "imported", "here already", "skipped")
                .rows(
                    report.tables(),
                    one ->
                        new Object[] {
                          one.table(), one.imported(), one.already(), one.skipped().size()
                        })
                .text());
    for (TableReport table : report.tables()) {
      for (Tuple2<String, Long> reason : table.reasons().take(REASONS)) {
        text.append("skipped ").append(reason._2).append(" of ").append(table.table());
        text.append(": ").append(reason._1).append('\n');
      }
      int more = table.reasons().size() - REASONS;
      if (more > 0) {
        text.append("skipped more of ").append(table.table()).append(" for ").append(more);
        text.append(" other reasons: --json lists them all\n");
      }
      if (table.unknownColumns().nonEmpty()) {
        text.append("unknown columns of ").append(table.table()).append(": ");
        text.append(table.unknownColumns().mkString(", ")).append('\n');
      }
    }
    report
        .names()
        .forEach(
            (original, identity) ->
                text.append("the agent \"")
                    .append(original)
                    .append("\" is called ")
                    .append(identity)
                    .append('\n'));
    report.remarks().forEach(remark -> text.append(remark).append('\n'));
    return text.append(sum(report)).append('\n').toString();
  }

  private static String sum(ImportReport report) {
    return report.imported() == 0
        ? "Nothing is new: "
            + report.already()
            + " rows were here already, "
            + report.skipped()
            + " were skipped."
        : "Imported "
            + report.imported()
            + " rows; "
            + report.already()
            + " were here already, "
            + report.skipped()
            + " were skipped.";
  }

  private static JsonObject json(ImportReport report) {
    return JsonObject.builder()
        .put("system", report.system().label())
        .put("import_id", report.id())
        .put("imported", report.imported())
        .put("already", report.already())
        .put("skipped", report.skipped())
        .put("tables", report.tables().map(ImportView::json))
        .put("names", report.names())
        .put("remarks", report.remarks())
        .build();
  }

  private static JsonObject json(TableReport table) {
    return JsonObject.builder()
        .put("table", table.table())
        .put("imported", table.imported())
        .put("already", table.already())
        .put("skipped", table.skipped().map(ImportView::json))
        .put("unknown_columns", table.unknownColumns())
        .build();
  }

  private static JsonObject json(SkippedRow row) {
    return JsonObject.builder().put("key", row.key()).put("reason", row.reason()).build();
  }
}
