package dev.stoa.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.schema.generated.DefaultSchema;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.jooq.Table;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Compares the list of docs/schema-changes.md with the migrations. */
class SchemaChangesTest {
  private static final Pattern VERSION = Pattern.compile("^\\| ([0-9.]+) \\|", Pattern.MULTILINE);
  private static final Pattern TABLE = Pattern.compile("^CREATE TABLE (\\w+)", Pattern.MULTILINE);
  private static final Pattern WORD = Pattern.compile("\\w+");

  private static Path file;
  private static String page;

  @BeforeAll
  static void readPage() throws IOException {
    file = Path.of("").toAbsolutePath().resolveSibling("docs").resolve("schema-changes.md");
    page = Files.readString(file);
  }

  @Test
  void everyMigrationHasALineAndEveryLineAMigration() throws IOException {
    SortedMap<BigDecimal, MigrationInfo> migrations = migrations();
    String written = withMissing(page, migrations);
    if ("write".equals(System.getProperty("stoa.golden"))) {
      Files.writeString(file, written);
    }
    assertEquals(migrations.keySet(), listed(written));
    assertEquals(
        Files.readString(file),
        written,
        "docs/schema-changes.md differs: check the change and write it with -Dstoa.golden=write");
  }

  @Test
  void theLineOfAMigrationNamesItsTables() throws IOException {
    String without = page.replaceFirst("(?m)^\\| 16 \\|.*\n", "");
    String line = "| 16 | correction | corrections |\n";
    assertEquals(without + line, withMissing(without, migrations()));
  }

  @Test
  void everyTableIsOnTheList() {
    SortedSet<String> missing = new TreeSet<>();
    DefaultSchema.DEFAULT_SCHEMA.tableStream().map(Table::getName).forEach(missing::add);
    String list = page.substring(page.indexOf("## The list"));
    WORD.matcher(list).results().forEach(word -> missing.remove(word.group()));
    assertEquals(Set.of(), missing);
  }

  private static SortedMap<BigDecimal, MigrationInfo> migrations() {
    SortedMap<BigDecimal, MigrationInfo> byVersion = new TreeMap<>();
    for (String engine : Set.of("sqlite", "postgresql")) {
      Flyway flyway =
          Flyway.configure()
              .dataSource("jdbc:sqlite::memory:", null, null)
              .configuration(Migrations.settings(engine))
              .load();
      for (MigrationInfo migration : flyway.info().all()) {
        byVersion.put(new BigDecimal(migration.getVersion().getVersion()), migration);
      }
    }
    return byVersion;
  }

  private static SortedSet<BigDecimal> listed(String text) {
    SortedSet<BigDecimal> listed = new TreeSet<>();
    VERSION.matcher(text).results().forEach(line -> listed.add(new BigDecimal(line.group(1))));
    return listed;
  }

  /** The page with a line for every migration, which names the tables that it creates. */
  private static String withMissing(String text, SortedMap<BigDecimal, MigrationInfo> migrations)
      throws IOException {
    SortedSet<BigDecimal> listed = listed(text);
    StringBuilder complete = new StringBuilder(text);
    for (var one : migrations.entrySet()) {
      if (!listed.contains(one.getKey())) {
        complete.append(
            "| %s | %s | %s |\n"
                .formatted(one.getKey(), one.getValue().getDescription(), tables(one.getValue())));
      }
    }
    return complete.toString();
  }

  private static String tables(MigrationInfo migration) throws IOException {
    Path script = Path.of(Objects.requireNonNull(migration.getPhysicalLocation()));
    return TABLE
        .matcher(Files.readString(script))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.joining(", "));
  }
}
