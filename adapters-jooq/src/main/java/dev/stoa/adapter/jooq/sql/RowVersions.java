package dev.stoa.adapter.jooq.sql;

import static java.util.stream.Collectors.joining;

import dev.stoa.schema.InstantText;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jooq.Field;

/** The SQL that both engines write versions with and read them back by. */
public final class RowVersions {

  /** How long before its unit of work a row may say it was created, and be new all the same. */
  public static final int RECENT_SECONDS = 60;

  private static final String BEGINNING = "0001-01-01T00:00:00.000000Z";

  private final Function<Field<?>, String> decoded;
  private final String schema;
  private final String source;
  private final Function<String, String> instant;
  private final String separator;
  private final String greatest;

  /**
   * For an engine.
   *
   * @param schema what a table of the workspace is qualified with
   * @param source where versions are selected from, given the name of the table
   * @param decoded reads a column of {@code content}
   * @param instant an instant as a literal
   * @param separator the character 31
   * @param greatest the function of the greater of two
   */
  public RowVersions(
      String schema,
      String source,
      Function<Field<?>, String> decoded,
      Function<String, String> instant,
      String separator,
      String greatest) {
    this.schema = schema;
    this.source = source;
    this.decoded = decoded;
    this.instant = instant;
    this.separator = separator;
    this.greatest = greatest;
  }

  /** The text that a version names a row by; {@code row} is OLD, NEW or the name of the table. */
  public String id(VersionedTable table, String row) {
    return table.key().stream()
        .map(
            field ->
                field.getType() == String.class
                    ? row + "." + field.getName()
                    : "cast(" + row + "." + field.getName() + " as text)")
        .collect(joining(" || " + separator + " || "));
  }

  /** Inserts the row as it is until {@code now}. */
  public String keep(VersionedTable table, String now, String content) {
    String known = last(table, "OLD");
    Field<?> created = table.created();
    return inserted(
        table,
        "OLD",
        created == null ? known : greatest + "(" + known + ", OLD." + created.getName() + ")",
        now,
        content);
  }

  /** Inserts that there was no such row until {@code now}. */
  public String keepAbsence(VersionedTable table, String now) {
    return inserted(table, "NEW", last(table, "NEW"), now, "NULL");
  }

  private String inserted(
      VersionedTable table, String row, String from, String now, String content) {
    return "INSERT INTO versions (kind, id, recorded_from, recorded_until, content) SELECT '"
        + table.name()
        + "', "
        + id(table, row)
        + ", b.since, "
        + now
        + ", "
        + content
        + " FROM (SELECT "
        + from
        + " AS since) b WHERE b.since < "
        + now;
  }

  private String last(VersionedTable table, String row) {
    return "coalesce((SELECT max(v.recorded_until) FROM versions v WHERE v.kind = '"
        + table.name()
        + "' AND v.id = "
        + id(table, row)
        + "), "
        + instant.apply(BEGINNING)
        + ")";
  }

  /** Whether any content differs between OLD and NEW. */
  public static String changed(VersionedTable table, String differs) {
    return table.content().stream()
        .map(field -> "OLD." + field.getName() + " " + differs + " NEW." + field.getName())
        .collect(joining(" OR ", "(", ")"));
  }

  /** Whether the key differs between OLD and NEW. */
  public static String moved(VersionedTable table) {
    return table.key().stream()
        .map(field -> "OLD." + field.getName() + " <> NEW." + field.getName())
        .collect(joining(" OR ", "(", ")"));
  }

  /** The table as it was at an instant, as the name and the query of a common table. */
  public String asOf(VersionedTable table, Instant at) {
    String then = instant.apply(InstantText.format(at));
    Field<?> created = table.created();
    String live =
        "select "
            + columns(table, field -> table.name() + "." + quoted(field))
            + " from "
            + schema
            + table.name()
            + " where "
            + (created == null ? "true" : table.name() + "." + created.getName() + " <= " + then);
    if (table.appended()) {
      return quoted(table.name()) + " as not materialized (" + live + ")";
    }
    return quoted(table.name())
        + " as not materialized ("
        + live
        + " and not exists (select 1 from "
        + schema
        + "versions v where v.kind = '"
        + table.name()
        + "' and v.id = "
        + id(table, table.name())
        + " and v.recorded_until > "
        + then
        + ") union all select "
        + columns(
            table,
            field ->
                table.key().equals(List.of(field)) && field.getType() == String.class
                    ? "v.id"
                    : decoded.apply(field))
        + " from "
        + source.replace("#", table.name())
        + " where v.kind = '"
        + table.name()
        + "' and v.recorded_until > "
        + then
        + " and v.recorded_from <= "
        + then
        + " and v.content is not null)";
  }

  private static String columns(VersionedTable table, Function<Field<?>, String> column) {
    return Stream.concat(
            table.content().stream().map(field -> column.apply(field) + " as " + quoted(field)),
            table.computed().entrySet().stream()
                .map(entry -> entry.getValue() + " as " + quoted(entry.getKey())))
        .collect(joining(", "));
  }

  private static String quoted(Field<?> field) {
    return quoted(field.getName());
  }

  private static String quoted(String name) {
    return '"' + name + '"';
  }
}
