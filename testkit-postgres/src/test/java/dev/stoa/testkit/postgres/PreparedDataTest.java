package dev.stoa.testkit.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreparedDataTest {

  private static final String PROPERTY = "stoa.test.templates";

  private final String before = System.getProperty(PROPERTY);
  private final List<String> migrations = new ArrayList<>();

  @TempDir private Path folder;

  @BeforeEach
  void nameAFolder() {
    System.setProperty(PROPERTY, folder.toString());
  }

  @AfterEach
  void nameTheOneBefore() {
    if (before == null) {
      System.clearProperty(PROPERTY);
    } else {
      System.setProperty(PROPERTY, before);
    }
  }

  @Test
  void aTemplateIsMigratedOnceForAllProcessesAndAgainForOtherMigrations() throws SQLException {
    prepare("one");
    prepare("one");
    prepare("other");
    prepare("other");
    try (PostgresServer server = PostgresServer.start()) {
      boolean embedded = server.origin().startsWith(EmbeddedServer.NAME);
      assertEquals(embedded ? List.of("one", "other") : List.of(), migrations);
      String template = server.migrated("other", url -> migrate(url, "other"));
      assertEquals(embedded ? List.of("one", "other") : List.of("other"), migrations);
      assertEquals(
          List.of("other"),
          Sql.ask(server.newDatabaseLike(template), "SELECT migration FROM migrated"));
    }
  }

  private void prepare(String name) {
    PreparedData.ofThisBuild().get().prepare(name, url -> migrate(url, name));
  }

  private void migrate(String url, String name) {
    migrations.add(name);
    try {
      Sql.run(url, "CREATE TABLE migrated AS SELECT '" + name + "' AS migration");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
