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
        TYPE.matcher(map)
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
    missing.removeAll(named(COLUMN));
    assertEquals(Set.of(), missing);
  }

  @Test
  void everyColumnOnTheMapExists() throws SQLException {
    SortedSet<String> unknown = named(COLUMN);
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
    SortedSet<String> unknown = named(INDEX);
    assertTrue(unknown.size() > 45, "indexes read: " + unknown.size());
    try (Connection connection = Engine.POSTGRESQL.workspace()) {
      DSLContext database = DSL.using(connection);
      unknown.removeAll(
          database.resultQuery("select indexname from pg_indexes").fetchInto(String.class));
    }
    assertEquals(Set.of(), unknown);
  }

  private static SortedSet<String> named(Pattern row) {
    SortedSet<String> names = new TreeSet<>();
    row.matcher(map).results().forEach(found -> names.add(found.group(1)));
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
