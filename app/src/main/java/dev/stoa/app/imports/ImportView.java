package dev.stoa.app.imports;

import dev.stoa.actions.shape.View;
import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.ShapeTables;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.TableReport;
import io.vavr.Tuple2;

/** Shows what an import did: people see reasons with their counts, machines see every row. */
final class ImportView {

  /** The most reasons of one table that are shown. */
  private static final int REASONS = 10;

  private static final View<TableReport> COUNTS =
      View.of(TableReport.class)
          .rename("already", "here_already")
          .leaveOut("skipped", "unknown_columns")
          .add("skipped", Integer.class, table -> table.skipped().size());

  private static final View<ImportReport> REPORT =
      View.of(ImportReport.class)
          .rename("id", "import_id")
          .method("imported", "imported")
          .method("already", "already")
          .method("skipped", "skipped");

  private ImportView() {}

  static Answer answer(ImportReport report) {
    return Answer.ok(text(report, sum(report)), REPORT, report);
  }

  /** Shows what an import would do. */
  static Answer preview(ImportReport report) {
    String sum =
        report.imported() == 0
            ? sum(report)
            : "Would import "
                + report.imported()
                + " rows; "
                + report.already()
                + " are here already, "
                + report.skipped()
                + " would be skipped. Nothing was changed.";
    return Answer.ok(text(report, sum), REPORT, report);
  }

  private static String text(ImportReport report, String sum) {
    StringBuilder text = new StringBuilder(ShapeTables.rows(COUNTS, report.tables()));
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
    return text.append(sum).append('\n').toString();
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
}
