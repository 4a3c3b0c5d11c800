package dev.stoa.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.schema.generated.DefaultSchema;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.jooq.Table;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Compares the list of docs/schema-changes.md with the migrations. */
class SchemaChangesTest {
  private static final Pattern VERSION = Pattern.compile("^\\| ([0-9.]+) \\|", Pattern.MULTILINE);
  private static final Pattern WORD = Pattern.compile("\\w+");

  private static String page;

  @BeforeAll
  static void readPage() throws IOException {
    page =
        Files.readString(
            Path.of("").toAbsolutePath().resolveSibling("docs").resolve("schema-changes.md"));
  }

  @Test
  void everyMigrationHasALineAndEveryLineAMigration() {
    SortedSet<BigDecimal> versions = new TreeSet<>();
    for (String engine : Set.of("sqlite", "postgresql")) {
      Flyway flyway =
          Flyway.configure()
              .dataSource("jdbc:sqlite::memory:", null, null)
              .configuration(Migrations.settings(engine))
              .load();
      for (MigrationInfo migration : flyway.info().all()) {
        versions.add(new BigDecimal(migration.getVersion().getVersion()));
      }
    }
    SortedSet<BigDecimal> listed = new TreeSet<>();
    VERSION.matcher(page).results().forEach(line -> listed.add(new BigDecimal(line.group(1))));
    assertEquals(versions, listed);
  }

  @Test
  void everyTableIsOnTheList() {
    SortedSet<String> missing = new TreeSet<>();
    DefaultSchema.DEFAULT_SCHEMA.tableStream().map(Table::getName).forEach(missing::add);
    String list = page.substring(page.indexOf("## The list"));
    WORD.matcher(list).results().forEach(word -> missing.remove(word.group()));
    assertEquals(Set.of(), missing);
  }
}
