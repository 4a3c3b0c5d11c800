package dev.stoa.adapter.cli;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.HorizontalAlign;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** Rows under headings, for people; numbers stand to the right. */
public final class Table {

  private final List<String> headings;
  private final Vector<List<String>> rows;

  private Table(List<String> headings, Vector<List<String>> rows) {
    this.headings = headings;
    this.rows = rows;
  }

  /** A table without rows yet. */
  public static Table of(String... headings) {
    return new Table(List.of(headings), Vector.empty());
  }

  /** The same table with a row more; what is not there is shown as nothing. */
  public Table row(Object... cells) {
    List<String> texts =
        List.of(cells).map(cell -> cell == null ? "" : Printable.line(String.valueOf(cell)));
    return new Table(headings, rows.append(texts));
  }

  /** The same table with a row for each thing. */
  public <T> Table rows(Seq<T> things, Function<T, Object[]> cells) {
    return things.foldLeft(this, (table, thing) -> table.row(cells.apply(thing)));
  }

  /** As a text that ends in a newline. */
  public String text() {
    return text(Integer.MAX_VALUE);
  }

  /**
   * As above, in lines of at most this many characters. Where they do not fit, ids and instants are
   * shortened first; then longer cells continue below.
   */
  public String text(int width) {
    Table shown = fits(width) ? this : new Table(headings, rows.map(row -> row.map(Cells::narrow)));
    Seq<Integer> widths = shown.widths().fitted(width);
    return widths.isEmpty() ? blocks() : DisplayWidth.plain(shown.filled().table(widths));
  }

  private boolean fits(int width) {
    return widths().fitsIn(width);
  }

  private TableWidths widths() {
    return TableWidths.of(filled().headings, filled().rows);
  }

  private Table filled() {
    return new Table(
        headings.map(DisplayWidth::filled), rows.map(row -> row.map(DisplayWidth::filled)));
  }

  private String table(Seq<Integer> widths) {
    Column[] columns =
        headings
            .zipWithIndex(
                (heading, i) ->
                    new Column()
                        .header(heading)
                        .headerAlign(HorizontalAlign.LEFT)
                        .dataAlign(isNumeric(i) ? HorizontalAlign.RIGHT : HorizontalAlign.LEFT)
                        .maxWidth(widths.get(i)))
            .toJavaArray(Column[]::new);
    Object[][] data = rows.map(row -> row.toJavaArray()).toJavaArray(Object[][]::new);
    return AsciiTable.builder()
            .border(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS)
            .lineSeparator("\n")
            .data(columns, data)
            .asString()
        + "\n";
  }

  /** A line for each cell that is not empty, where the columns do not fit side by side. */
  private String blocks() {
    return rows.map(
            row ->
                headings
                    .zip(row)
                    .filter(cell -> !cell._2.isEmpty())
                    .map(cell -> cell._1 + ": " + cell._2 + "\n")
                    .mkString())
        .mkString("\n");
  }

  /** As a JSON array with an object for each row. */
  public JsonArray json() {
    return new JsonArray(
        rows.map(
            row ->
                (JsonValue)
                    new JsonObject(
                        LinkedHashMap.ofEntries(
                            headings.zip(row.map(cell -> (JsonValue) new JsonString(cell)))))));
  }

  private boolean isNumeric(int column) {
    return rows.forAll(row -> row.get(column).matches("[0-9.,%-]*"));
  }
}
