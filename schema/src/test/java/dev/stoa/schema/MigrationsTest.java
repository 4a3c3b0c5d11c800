package dev.stoa.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MigrationsTest {
  @Test
  void bothEnginesKnowTheSamePlaceholders() {
    assertEquals(
        Migrations.settings("sqlite").keySet(), Migrations.settings("postgresql").keySet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void anApplicationsOwnFlywayFindsNothingOfOurs(String engine) {
    Flyway theirs = Flyway.configure().dataSource("jdbc:sqlite::memory:", null, null).load();
    assertEquals(0, theirs.info().all().length);
    String theirTable = theirs.getConfiguration().getTable();
    assertNotEquals(theirTable, Migrations.settings(engine).get("flyway.table"));
    assertEquals(Migrations.HISTORY, Migrations.settings(engine).get("flyway.table"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void theLatestVersionIsThatOfTheLastFile(String engine) {
    MigrationVersion highest = versions(engine).max(MigrationVersion::compareTo).orElseThrow();
    assertEquals(MigrationVersion.fromVersion(Migrations.LATEST), highest);
  }

  @Test
  void anUnknownEngineIsRefusedByName() {
    var refused = assertThrows(IllegalArgumentException.class, () -> Migrations.settings("oracle"));
    assertEquals("no such engine: oracle", refused.getMessage());
  }

  @Test
  void anEngineMayBeSomewhereElse() {
    Map<String, String> settings = Migrations.settings("org/example/engine");
    assertEquals("NUMERIC", settings.get("flyway.placeholders.double"));
    assertTrue(settings.get("flyway.placeholders.words_of_sources").contains("ON turn_texts"));
    Map<String, String> indexes =
        Migrations.indexes(
            "org/example/engine", List.of("V03__channel.sql", "V03_1__channel_topics.sql"));
    assertEquals(
        "CREATE INDEX idx_channels_reversed_id ON channels (reversed_id)",
        indexes.get("idx_channels_reversed_id"));
    assertEquals(
        "CREATE INDEX idx_channels_topic ON channels (topic)", indexes.get("idx_channels_topic"));
  }

  private static Stream<MigrationVersion> versions(String engine) {
    // No connection is opened: only the files are read.
    Flyway flyway =
        Flyway.configure()
            .dataSource("jdbc:sqlite::memory:", null, null)
            .configuration(Migrations.settings(engine))
            .load();
    return Arrays.stream(flyway.info().all()).map(migration -> migration.getVersion());
  }
}
