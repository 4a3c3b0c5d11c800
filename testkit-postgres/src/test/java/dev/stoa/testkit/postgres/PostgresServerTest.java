package dev.stoa.testkit.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

class PostgresServerTest {

  private final PostgresServer server = PostgresServer.shared();

  @Test
  void theSharedServerIsOne() {
    assertSame(server, PostgresServer.shared());
  }

  @Test
  void aNewDatabaseIsEmptyAndSeparate() throws SQLException {
    String one = server.newDatabase();
    Sql.run(one, "CREATE TABLE note (body text)");
    String other = server.newDatabase();

    assertNotEquals(one, other);
    assertEquals(
        List.of("0"), Sql.ask(other, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"));
  }

  @Test
  void aNewDatabaseSortsTheTurkishWay() throws SQLException {
    String url = server.newDatabase();

    // In Turkish the dotless ı comes before the dotted i, and I is its capital.
    assertEquals(
        List.of("h", "ı", "I", "i", "İ", "j"),
        Sql.ask(url, "SELECT x FROM unnest(ARRAY['j','I','i','ı','İ','h']) AS t(x) ORDER BY x"));
    assertEquals(List.of("ı"), Sql.ask(url, "SELECT lower('I')"));
  }

  @Test
  void manyConnectionsAreAllowed() throws SQLException {
    String url = server.newDatabase();

    assertTrue(Integer.parseInt(Sql.ask(url, "SHOW max_connections").get(0)) >= 200);
  }

  @Test
  void aCopyHasWhatItsTemplateHasAndGoesItsOwnWay() throws SQLException {
    String template = server.newDatabase();
    Sql.run(template, "CREATE TABLE note (body text)");
    Sql.run(template, "INSERT INTO note VALUES ('prepared')");

    String copy = server.newDatabaseLike(template);
    Sql.run(copy, "INSERT INTO note VALUES ('own')");

    assertEquals(List.of("own", "prepared"), Sql.ask(copy, "SELECT body FROM note ORDER BY body"));
    assertEquals(List.of("prepared"), Sql.ask(template, "SELECT body FROM note"));
    assertEquals(List.of("ı"), Sql.ask(copy, "SELECT lower('I')"));
  }

  @Test
  void aDroppedDatabaseIsGoneAndOnlyOneMadeHereIsDropped() {
    String url = server.newDatabase();
    server.drop(url);

    assertThrows(SQLException.class, () -> Sql.ask(url, "SELECT 1"));
    assertThrows(IllegalArgumentException.class, () -> server.drop(url));
  }
}
