package dev.stoa.adapter.jooq.sql;

import static java.util.stream.Collectors.joining;

import dev.stoa.schema.InstantText;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jooq.Field;

/** The SQL that both engines write versions with and read them back by. */
public abstract class RowVersions {

  /** How long before its unit of work a row may say it was created, and be new all the same. */
  public static final int RECENT_SECONDS = 60;

  private static final String BEGINNING = "0001-01-01T00:00:00.000000Z";

  /** What a table of the workspace is qualified with when it is read as it was. */
  protected abstract String schema();

  /** Where versions of a table are selected from, as {@code v}. */
  protected abstract String source(VersionedTable table);

  /** A column as a value of JSON. */
  protected abstract String encoded(String column, ContentKind kind);

  /** A column that {@code v.content} holds. */
  protected abstract String decoded(String column, ContentKind kind);

  /** An instant as a literal. */
  protected abstract String instant(String text);

  /** The character 31. */
  protected abstract String separator();

  /** One of the parts of a text that the character 31 separates, from 0. */
  protected abstract String part(String text, int number, int parts);

  /** The function of the greater of two. */
  protected abstract String greatest();

  /** The caller of the transaction; null if there is none. */
  protected abstract String caller();

  /** The function of a JSON object. */
  protected abstract String object();

  /** The text that a version names a row by; {@code row} is OLD, NEW or the name of the table. */
  public String id(VersionedTable table, String row) {
    return table.key().stream()
        .map(
            field ->
                field.getType() == String.class
                    ? row + "." + field.getName()
                    : "cast(" + row + "." + field.getName() + " as text)")
        .collect(joining(" || " + separator() + " || "));
  }

  /** Whether a row {@code t} is the one of an id, by each column of the key, which is indexed. */
  private String hasId(VersionedTable table, String id) {
    int parts = table.key().size();
    return IntStream.range(0, parts)
        .mapToObj(
            number -> {
              Field<?> field = table.key().get(number);
              String part = parts == 1 ? id : part(id, number, parts);
              return "t."
                  + field.getName()
                  + " = "
                  + (field.getType() == String.class ? part : "cast(" + part + " as bigint)");
            })
        .collect(joining(" and "));
  }

  /** Inserts the row as it is until {@code now}. */
  public String keep(VersionedTable table, String now) {
    String known = last(table, "OLD");
    String since =
        since(table, "OLD", "").map(at -> greatest() + "(" + known + ", " + at + ")").orElse(known);
    return inserted(table, "OLD", since, now, content(table, "OLD"));
  }

  /**
   * Since when a row is there, as far as no version of it says more: its instant of creation, or
   * since when its owner is there.
   *
   * @param schema what tables are qualified with
   */
  private Optional<String> since(VersionedTable table, String row, String schema) {
    Field<?> created = table.created();
    if (created != null) {
      return Optional.of(row + "." + created.getName());
    }
    return Optional.ofNullable(table.owner()).map(owner -> since(owner, row, schema));
  }

  private String since(VersionedTable.Owner owner, String row, String schema) {
    String reference = row + "." + owner.reference().getName();
    String id =
        owner.reference().getType() == String.class ? reference : "cast(" + reference + " as text)";
    return greatest()
        + "("
        + orBeginning(
            "select o."
                + owner.created().getName()
                + " from "
                + schema
                + owner.name()
                + " o where o."
                + owner.key().getName()
                + " = "
                + reference)
        + ", "
        + orBeginning(last(schema, owner.name(), id, " AND v.content IS NULL"))
        + ")";
  }

  private String orBeginning(String query) {
    return "coalesce((" + query + "), " + instant(BEGINNING) + ")";
  }

  private String content(VersionedTable table, String row) {
    return table.content().stream()
        .map(
            field ->
                "'"
                    + field.getName()
                    + "', "
                    + encoded(row + "." + field.getName(), ContentKind.of(field)))
        .collect(joining(", ", object() + "(", ")"));
  }

  /**
   * Selects what differs of a table between two instants, {@code {0}} and {@code {1}}: the ids
   * after {@code {2}}, at most {@code {3}}, with the row before and after and who changed it last.
   */
  public String changes(VersionedTable table) {
    String kind = "'" + table.name() + "'";
    String added =
        since(table, "t", "")
            .map(
                since ->
                    " union select "
                        + id(table, "t")
                        + " from "
                        + table.name()
                        + " t where "
                        + since
                        + " > {0} and "
                        + since
                        + " <= {1}")
            .orElse("");
    return "select k.id as id, "
        + state(table, "{0}")
        + " as content_before, "
        + state(table, "{1}")
        + " as content_after, (select v.changed_by from versions v where v.kind = "
        + kind
        + " and v.id = k.id and v.recorded_until > {0} and v.recorded_until <= {1} order by"
        + " v.recorded_until desc limit 1) as changed_by from (select v.id as id from versions v"
        + " where v.kind = "
        + kind
        + " and v.recorded_until > {0} and (v.recorded_until <= {1} or v.recorded_from > {0} and"
        + " v.recorded_from <= {1})"
        + added
        + ") k where k.id > {2} order by k.id limit {3}";
  }

  private String state(VersionedTable table, String at) {
    String later =
        " from versions v where v.kind = '"
            + table.name()
            + "' and v.id = k.id and v.recorded_until > "
            + at;
    return "case when exists (select 1"
        + later
        + ") then (select v.content"
        + later
        + " and v.recorded_from <= "
        + at
        + ") else (select "
        + content(table, "t")
        + " from "
        + table.name()
        + " t where "
        + hasId(table, "k.id")
        + since(table, "t", "").map(since -> " and " + since + " <= " + at).orElse("")
        + ") end";
  }

  /** Inserts that there was no such row until {@code now}. */
  public String keepAbsence(VersionedTable table, String now) {
    return inserted(table, "NEW", last(table, "NEW"), now, "NULL");
  }

  private String inserted(
      VersionedTable table, String row, String from, String now, String content) {
    return "INSERT INTO versions (kind, id, recorded_from, recorded_until, changed_by, content)"
        + " SELECT '"
        + table.name()
        + "', "
        + id(table, row)
        + ", b.since, b.now, "
        + caller()
        + ", "
        + content
        + " FROM (SELECT "
        + from
        + " AS since, "
        + now
        // The limit has it computed once.
        + " AS now LIMIT 1) b WHERE b.since < b.now";
  }

  private String last(VersionedTable table, String row) {
    return orBeginning(last("", table.name(), id(table, row), ""));
  }

  /** Selects until when the last version of a row holds that meets a condition. */
  protected String last(String schema, String table, String id, String condition) {
    return "SELECT max(v.recorded_until) FROM "
        + schema
        + "versions v WHERE v.kind = '"
        + table
        + "' AND v.id = "
        + id
        + condition;
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
    String then = instant(InstantText.format(at));
    String live =
        "select "
            + columns(table, field -> table.name() + "." + quoted(field))
            + " from "
            + schema()
            + table.name()
            + " where "
            + since(table, table.name(), schema())
                .map(since -> since + " <= " + then)
                .orElse("true");
    if (table.appended()) {
      return quoted(table.name()) + " as not materialized (" + live + ")";
    }
    return quoted(table.name())
        + " as not materialized ("
        + live
        + " and not exists (select 1 from "
        + schema()
        + "versions v where v.kind = '"
        + table.name()
        + "' and v.id = "
        + id(table, table.name())
        + " and v.recorded_until > "
        + then
        + ") union all "
        + former(table, then)
        + ")";
  }

  /**
   * As {@link #asOf}, only those rows that are gone now or have another value in one of some
   * columns.
   */
  public String differing(VersionedTable table, Instant at, List<Field<?>> columns) {
    return quoted(table.name())
        + " as not materialized ("
        + former(table, instant(InstantText.format(at)))
        + " and not exists (select 1 from "
        + schema()
        + table.name()
        + " t where "
        + hasId(table, "v.id")
        + columns.stream()
            .map(
                field ->
                    " and t."
                        + field.getName()
                        + " is not distinct from "
                        + decoded(field.getName(), ContentKind.of(field)))
            .collect(joining())
        + "))";
  }

  /** Selects the rows of then that have been changed or removed since. */
  private String former(VersionedTable table, String then) {
    return "select "
        + columns(
            table,
            field ->
                table.key().equals(List.of(field)) && field.getType() == String.class
                    ? "v.id"
                    : decoded(field.getName(), ContentKind.of(field)))
        + " from "
        + source(table)
        + " where v.kind = '"
        + table.name()
        + "' and v.recorded_until > "
        + then
        + " and v.recorded_from <= "
        + then
        + " and v.content is not null";
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
