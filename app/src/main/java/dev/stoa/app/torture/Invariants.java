package dev.stoa.app.torture;

import dev.stoa.app.torture.SchemaKeys.Column;
import dev.stoa.app.torture.SchemaKeys.ForeignKey;
import dev.stoa.app.torture.SchemaKeys.UniqueKey;
import dev.stoa.domain.kernel.StoaContext;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Locale;

/**
 * What is true of the rows of a tortured workspace: what follows from the keys that its engine
 * knows, and what the files {@code invariants.txt} say.
 */
final class Invariants {

  private final SchemaKeys keys;
  private final Seq<Line> lines;

  private Invariants(SchemaKeys keys, Seq<Line> lines) {
    this.keys = keys;
    this.lines = lines;
  }

  /**
   * What a line says of a column or, without one, of a table.
   *
   * @param column as it stands there, perhaps with stars
   * @param kind in, =, reverses, free or unwritten
   */
  record Line(String column, String kind, String rest) {

    private static Line parse(String line) {
      String[] words = line.split(" ", 3);
      return new Line(words[0], words[1], words[2]);
    }

    @Override
    public String toString() {
      return column + " " + kind + " " + rest;
    }

    boolean isOf(Object what) {
      return what.toString().matches(column.replace(".", "\\.").replace("*", "\\w*"));
    }
  }

  static Invariants of(Connection connection) throws SQLException {
    return new Invariants(SchemaKeys.of(connection), declared());
  }

  /** Those of each context, and then those of all. */
  static Seq<Line> declared() {
    return Vector.of(StoaContext.values())
        .map(StoaContext::label)
        .append("torture")
        .flatMap(folder -> lines("/dev/stoa/app/" + folder + "/invariants.txt"));
  }

  private static Seq<Line> lines(String file) {
    try (InputStream in = Invariants.class.getResourceAsStream(file)) {
      return in == null
          ? Vector.empty()
          : Vector.of(
                  new String(in.readAllBytes(), StandardCharsets.UTF_8)
                      .replace("\\\n", "")
                      .split("\n"))
              .reject(line -> line.isBlank() || line.startsWith("#"))
              .map(Line::parse);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is not true of a workspace. */
  static Seq<String> broken(String url) {
    try (Connection connection = DriverManager.getConnection(url)) {
      Seq<String> broken = Vector.empty();
      for (Tuple2<String, String> rule : of(connection).violations()) {
        Seq<String> found = SchemaKeys.rows(connection, rule._2, 1).map(Seq::head);
        broken = found.isEmpty() ? broken : broken.append(rule._1 + " broken by " + found.take(3));
      }
      return broken.appendAll(wronglyReversed(connection));
    } catch (SQLException e) {
      throw new IllegalStateException("cannot examine the rows: " + e.getMessage(), e);
    }
  }

  /** Only one of the engines can reverse a text. */
  private static Seq<String> wronglyReversed(Connection connection) throws SQLException {
    Seq<String> wrong = Vector.empty();
    for (Line line : declared().filter(one -> one.kind().equals("reverses"))) {
      Column column = column(line.column());
      wrong =
          wrong.appendAll(
              SchemaKeys.rows(
                      connection,
                      sql("select %s, %s from %s", column.name(), line.rest(), column.table()),
                      2)
                  .reject(
                      row -> new StringBuilder(row.get(0)).reverse().toString().equals(row.get(1)))
                  .map(row -> line + " broken by " + row));
    }
    return wrong;
  }

  /** For each rule a query of the values that break it. */
  private Map<String, String> violations() {
    return keys.foreignKeys()
        .map(
            key ->
                List.of(
                    key.column() + " in " + key.target(),
                    references(key.column(), List.of(key.target()))))
        .appendAll(numbered().map(key -> List.of(key.last() + " from 1 without gaps", gaps(key))))
        .appendAll(
            lines
                .filter(line -> line.kind().equals("in") || line.kind().equals("="))
                .map(line -> List.of(line.toString(), violation(line))))
        .toLinkedMap(rule -> rule.get(0), rule -> rule.get(1));
  }

  /** Keys that end with a number that is neither a reference nor described by a line. */
  Seq<UniqueKey> numbered() {
    return keys.uniqueKeys()
        .filter(key -> keys.numbers().contains(key.last()))
        .reject(key -> isReference(key.last()) || line(key.last()).isDefined());
  }

  boolean isReference(Column column) {
    return keys.foreignKeys().map(ForeignKey::column).contains(column);
  }

  Option<Line> line(Column column) {
    return lines.find(line -> line.isOf(column));
  }

  SchemaKeys keys() {
    return keys;
  }

  private static String violation(Line line) {
    Column column = column(line.column());
    return line.kind().equals("in")
        ? references(column, List.of(line.rest().split(" ")).map(Invariants::column))
        : sql(
            "select t.%2$s from %1$s t where t.%2$s is not null and t.%2$s is distinct from (%3$s)",
            column.table(), column.name(), line.rest());
  }

  private static String references(Column column, Seq<Column> targets) {
    return sql("select t.%2$s from %1$s t where t.%2$s is not null", column.table(), column.name())
        + targets
            .map(
                to ->
                    sql(
                        " and not exists (select 1 from %s o where o.%s = t.%s)",
                        to.table(), to.name(), column.name()))
            .mkString();
  }

  private static String gaps(UniqueKey key) {
    String number = key.columns().last();
    String group = key.columns().dropRight(1).mkString(", ");
    return sql(
        "select min(%1$s) || ' to ' || max(%1$s) || ' in ' || count(*) from %2$s%3$s"
            + " having min(%1$s) <> 1 or max(%1$s) <> count(*)",
        number, key.table(), group.isEmpty() ? "" : " group by " + group);
  }

  private static String sql(String form, Object... parts) {
    return String.format(Locale.ROOT, form, parts);
  }

  private static Column column(String text) {
    String[] parts = text.split("\\.");
    return new Column(parts[0], parts[1]);
  }
}
