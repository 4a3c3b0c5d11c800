package dev.stoa.benchmarks.page;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Result.Against;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The rows of one area as a table of Markdown. */
public final class AreaTable {

  private static final String HEADER =
      """
      | engine     | work                                                 |         ours |         JDBC | ratio |  bar |        floor | ratio |  bar |         limit |      |
      |------------|------------------------------------------------------|-------------:|-------------:|------:|-----:|-------------:|------:|-----:|--------------:|------|
      """;

  private static final String NOT_MEASURED = " ".repeat(12) + " |       |     ";

  private final Area area;
  private final List<String> rows = new ArrayList<>();
  private final List<String> missed = new ArrayList<>();

  public AreaTable(Area area) {
    this.area = area;
  }

  /** Adds a row, and returns it as it is printed. */
  public String add(JdbcEngine engine, Result result) {
    String row =
        String.format(
            Locale.ROOT,
            "| %-10s | %-52s | %12s | %s | %s | %13s | %-4s |",
            engine.title(),
            result.what(),
            result.unit().format(result.ours()),
            cells(result, result.jdbc()),
            cells(result, result.floor()),
            result.limit().map(result.unit()::formatLimit).getOrElse(""),
            result.isMet().map(met -> met ? "met" : "MISS").getOrElse(""));
    rows.add(row);
    if (result.isMet().contains(false)) {
      missed.add(MissedBars.known().item(area.name(), engine, result.what()));
    }
    return row;
  }

  private static String cells(Result result, Option<Against> against) {
    return against
        .map(
            one ->
                String.format(
                    Locale.ROOT,
                    "%12s | %5.2f | %4s",
                    result.unit().format(one.value()),
                    one.ratio(),
                    one.bar().map(bar -> String.format(Locale.ROOT, "%.2f", bar)).getOrElse("")))
        .getOrElse(NOT_MEASURED);
  }

  /** Whether nothing was measured, as where other stores are not installed. */
  boolean isEmpty() {
    return rows.isEmpty();
  }

  /** The heading, what the rows measure, the rows, and why some miss their bars. */
  String section() {
    return "## "
        + area.heading()
        + "\n\n"
        + area.about()
        + "\n"
        + HEADER
        + String.join("\n", rows)
        + "\n"
        + (missed.isEmpty() ? "" : "\nMissed:\n\n" + String.join("\n", missed) + "\n");
  }
}
