package dev.stoa.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.schema.generated.DefaultSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jooq.DSLContext;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds docs/schema-map.md against the migrated databases. */
class SchemaMapTest {
  private static final Pattern COLUMN =
      Pattern.compile("^\\| [^|]+ \\| `(\\w+\\.\\w+)` \\|", Pattern.MULTILINE);
  private static final Pattern TYPE =
      Pattern.compile("^(\\| [^|]+ \\| `(\\w+\\.\\w+)` \\|)[^|]*\\|", Pattern.MULTILINE);
  private static final Pattern INDEX =
      Pattern.compile("^\\| `idx_\\w+` \\| `(idx_\\w+)` \\|", Pattern.MULTILINE);

  private static Path file;
  private static String map;

  @BeforeAll
  static void readMap() throws IOException {
    file = Path.of("").toAbsolutePath().resolveSibling("docs").resolve("schema-map.md");
    map = Files.readString(file);
  }

  @Test
  void theTypesAreThoseOfTheMigrations() throws SQLException, IOException {
    SortedMap<String, String> types = MapTypes.read();
    String written =
        TYPE.matcher(withMissing(map))
            .replaceAll(
                row ->
                    Matcher.quoteReplacement(
                        types.containsKey(row.group(2))
                            ? row.group(1) + " " + types.get(row.group(2)) + " |"
                            : row.group()));
    if ("write".equals(System.getProperty("stoa.golden"))) {
      Files.writeString(file, written);
    }
    assertEquals(
        Files.readString(file),
        written,
        "docs/schema-map.md differs: check the change and write it with -Dstoa.golden=write");
  }

  @Test
  void everyGeneratedColumnIsOnTheMap() {
    SortedSet<String> missing = generated();
    missing.removeAll(named(COLUMN, map));
    assertEquals(Set.of(), missing);
  }

  @Test
  void whatIsMissingIsAdded() {
    Matcher row = Pattern.compile("\\| — \\| `debate_gates\\.reason` .*\n").matcher(map);
    assertTrue(row.find());
    String without = row.replaceFirst("");
    String added = "| — | `debate_gates.reason` |  |  |\n\n### `debate_votes`";
    assertTrue(withMissing(without).contains(added));
    String page = "# Map\n\n## Indexes\n";
    assertTrue(
        withMissing(page)
            .contains(
                """
                ### `knowledge_paths` (ours)

                | seed column | Stoa | type | note |
                |---|---|---|---|
                | — | `knowledge_paths.\
                """));
    assertTrue(withMissing(page).endsWith("\n\n## Indexes\n"));
  }

  /** The page with a row for every generated column: a table that it lacks is a new section. */
  private static String withMissing(String page) {
    SortedSet<String> listed = named(COLUMN, page);
    String complete = page;
    for (Table<?> table : DefaultSchema.DEFAULT_SCHEMA.getTables()) {
      String name = table.getName();
      String rows =
          table
              .fieldStream()
              .map(field -> name + "." + field.getName())
              .filter(column -> !listed.contains(column))
              .map(column -> "| — | `" + column + "` |  |  |\n")
              .collect(Collectors.joining());
      if (!rows.isEmpty()) {
        complete = withRows(complete, name, rows);
      }
    }
    return complete;
  }

  private static String withRows(String page, String table, String rows) {
    int last = page.lastIndexOf("| `" + table + ".");
    if (last >= 0) {
      int end = page.indexOf('\n', last) + 1;
      return page.substring(0, end) + rows + page.substring(end);
    }
    String head =
        "### `" + table + "` (ours)\n\n| seed column | Stoa | type | note |\n|---|---|---|---|\n";
    return page.replace("## Indexes\n", head + rows + "\n## Indexes\n");
  }

  @Test
  void everyColumnOnTheMapExists() throws SQLException {
    SortedSet<String> unknown = named(COLUMN, map);
    assertTrue(unknown.size() > 400, "columns read: " + unknown.size());
    unknown.removeAll(generated());
    // What no code is generated for: full-text tables and Flyway's own.
    try (Connection connection = Engine.POSTGRESQL.workspace()) {
      unknown.removeAll(
          DSL.using(connection)
              .resultQuery(
                  """
                  select table_name || '.' || column_name from information_schema.columns
                  where table_schema = current_schema()
                  """)
              .fetchInto(String.class));
    }
    assertEquals(Set.of(), unknown);
  }

  @Test
  void everyIndexOnTheMapExists() throws SQLException {
    SortedSet<String> unknown = named(INDEX, map);
    assertTrue(unknown.size() > 45, "indexes read: " + unknown.size());
    try (Connection connection = Engine.POSTGRESQL.workspace()) {
      DSLContext database = DSL.using(connection);
      unknown.removeAll(
          database.resultQuery("select indexname from pg_indexes").fetchInto(String.class));
    }
    assertEquals(Set.of(), unknown);
  }

  private static SortedSet<String> named(Pattern row, String page) {
    SortedSet<String> names = new TreeSet<>();
    row.matcher(page).results().forEach(found -> names.add(found.group(1)));
    return names;
  }

  private static SortedSet<String> generated() {
    SortedSet<String> columns = new TreeSet<>();
    for (Table<?> table : DefaultSchema.DEFAULT_SCHEMA.getTables()) {
      table.fieldStream().forEach(field -> columns.add(table.getName() + "." + field.getName()));
    }
    return columns;
  }
}
