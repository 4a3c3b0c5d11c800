package dev.stoa.example.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.testkit.postgres.PostgresServer;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AccessApplicationTest {

  @Test
  void itRunsOnASqliteFile(@TempDir Path folder) {
    notesFailures("jdbc:sqlite:" + folder.resolve("access.db"));
  }

  @Test
  void itRunsOnPostgresWithOneLineOfConfigurationChanged() {
    notesFailures(PostgresServer.shared().newDatabase());
  }

  @ParameterizedTest
  @ValueSource(strings = {"com.google.inject.Guice", "dev.stoa.bootstrap.Stoa"})
  void neitherContainerNorBootstrapIsOnTheClassPath(String type) {
    assertThrows(ClassNotFoundException.class, () -> Class.forName(type));
  }

  private static void notesFailures(String url) {
    Properties configuration = new Properties();
    configuration.setProperty("store.url", url);
    try (AccessApplication application = new AccessApplication(configuration)) {
      assertEquals(1, application.service().refused("t-1"));
      assertEquals(2, application.service().refused("t-2"));
      assertEquals(2, application.service().failures());
    }
  }
}
