package dev.stoa.testkit.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

class PostgresSourcesTest {

  @Test
  void aGivenServerIsPreferredAndLeftAsItWas() throws SQLException {
    String given = PostgresServer.shared().newDatabase();
    String made;
    try (PostgresServer second =
        PostgresServer.start(
            new PostgresSources(List.of(new ExistingServer(given), new Unreachable())),
            CommitDurability.FAST)) {
      made = second.newDatabase();
      assertEquals(List.of("1"), Sql.ask(given, count(made)));
      assertTrue(second.origin().contains(ExistingServer.PROPERTY), second.origin());
    }

    assertEquals(List.of("0"), Sql.ask(given, count(made)));
  }

  @Test
  void thePropertyNamesTheGivenServer() {
    String given = PostgresServer.shared().newDatabase();
    String before = System.getProperty(ExistingServer.PROPERTY);
    System.setProperty(ExistingServer.PROPERTY, given);
    try (PostgresServer second = PostgresServer.start()) {
      assertTrue(second.origin().contains(DatabaseUrl.parse(given).database()), second.origin());
    } finally {
      if (before == null) {
        System.clearProperty(ExistingServer.PROPERTY);
      } else {
        System.setProperty(ExistingServer.PROPERTY, before);
      }
    }
  }

  @Test
  void aGivenServerThatDoesNotAnswerIsNotReplacedByAnother() throws IOException {
    String url = "jdbc:postgresql://127.0.0.1:" + closedPort() + "/x?user=u&password=secret";
    PostgresSources sources =
        new PostgresSources(
            List.of(new ExistingServer(url), new ContainerServer(), new EmbeddedServer()));

    String sentence =
        assertThrows(IllegalStateException.class, () -> sources.open(CommitDurability.FAST))
            .getMessage();

    assertTrue(
        sentence.startsWith(
            "no PostgreSQL is available: the server given by -Dstoa.test.postgres failed because "),
        sentence);
    assertTrue(
        sentence.endsWith(
            "; a container was not tried because the server given by -Dstoa.test.postgres was"
                + " given; embedded binaries was not tried because the server given by"
                + " -Dstoa.test.postgres was given."),
        sentence);
    assertFalse(sentence.contains("secret"), sentence);
  }

  @Test
  void threeFailuresAreReportedInOneSentence() {
    PostgresSources sources =
        new PostgresSources(
            List.of(new ExistingServer(null), new Unreachable(), new Unreachable()));

    IllegalStateException failure =
        assertThrows(IllegalStateException.class, () -> sources.open(CommitDurability.FAST));

    assertEquals(
        "no PostgreSQL is available: the server given by -Dstoa.test.postgres failed because the"
            + " property is not set; an unreachable server failed because the network is down;"
            + " an unreachable server failed because the network is down.",
        failure.getMessage());
    assertEquals(3, failure.getSuppressed().length);
  }

  private static String count(String url) {
    String name = DatabaseUrl.parse(url).database();
    return "SELECT count(*) FROM pg_database WHERE datname = '" + name + "'";
  }

  private static int closedPort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static final class Unreachable implements PostgresSource {
    @Override
    public String name() {
      return "an unreachable server";
    }

    @Override
    public Running open(CommitDurability durability) throws IOException {
      throw new IOException("it cannot be reached", new IOException("the network\n is down."));
    }
  }
}
