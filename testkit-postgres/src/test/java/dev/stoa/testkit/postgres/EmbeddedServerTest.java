package dev.stoa.testkit.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class EmbeddedServerTest {

  private static final EmbeddedServer EMBEDDED = new EmbeddedServer();
  private static PostgresServer fast;

  @BeforeAll
  static void startOne() {
    fast = start(EMBEDDED, CommitDurability.FAST);
  }

  @AfterAll
  static void stopIt() {
    fast.close();
  }

  @Test
  void aDurableServerIsDurableAndAClosedOneIsGone() throws SQLException {
    String url;
    Path data;
    try (PostgresServer durable = start(new EmbeddedServer(), CommitDurability.DURABLE)) {
      url = durable.newDatabase();
      data = Path.of(Sql.ask(url, "SHOW data_directory").get(0));

      assertEquals(List.of("on"), Sql.ask(url, "SHOW fsync"));
      assertEquals(List.of("on"), Sql.ask(url, "SHOW synchronous_commit"));
      assertTrue(Files.exists(data.getParent()));
    }

    assertThrows(SQLException.class, () -> Sql.ask(url, "SELECT 1"));
    assertFalse(Files.exists(data.getParent()));
  }

  @Test
  void aGivenServerThatForgetsIsRefusedWhereDurabilityIsNeeded() {
    PostgresSources sources = new PostgresSources(List.of(new ExistingServer(fast.newDatabase())));

    String sentence =
        assertThrows(IllegalStateException.class, () -> sources.open(CommitDurability.DURABLE))
            .getMessage();

    assertTrue(sentence.contains("fsync off"), sentence);
  }

  @Test
  void onlyRootMayRunTheServerAsNobody() throws SQLException {
    UnprivilegedPostgres nobodys = new UnprivilegedPostgres(EMBEDDED.unpacked().folder());

    if (!UnprivilegedPostgres.isPossible()) {
      assertThrows(IllegalStateException.class, () -> start(nobodys, CommitDurability.FAST));
      return;
    }
    try (PostgresServer server = start(nobodys, CommitDurability.FAST)) {
      String url = server.newDatabase();
      assertEquals(List.of("off"), Sql.ask(url, "SHOW fsync"));
      assertEquals(List.of("off"), Sql.ask(url, "SHOW autovacuum"));
      assertEquals(List.of("200"), Sql.ask(url, "SHOW max_connections"));
      assertEquals(List.of("ı"), Sql.ask(url, "SELECT lower('I')"));
    }
  }

  private static PostgresServer start(PostgresSource source, CommitDurability durability) {
    return PostgresServer.start(new PostgresSources(List.of(source)), durability);
  }
}
