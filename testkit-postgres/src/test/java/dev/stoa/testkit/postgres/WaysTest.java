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

class WaysTest {

  @Test
  void aGivenServerIsPreferredAndLeftAsItWas() throws SQLException {
    String given = PostgresServer.shared().newDatabase();
    String made;
    try (PostgresServer second =
        PostgresServer.start(
            new Ways(List.of(new GivenServer(given), new Unreachable())), Durability.FAST)) {
      made = second.newDatabase();
      assertEquals(List.of("1"), Sql.ask(given, count(made)));
      assertTrue(second.origin().contains(GivenServer.PROPERTY), second.origin());
    }

    assertEquals(List.of("0"), Sql.ask(given, count(made)));
  }

  @Test
  void thePropertyNamesTheGivenServer() {
    String given = PostgresServer.shared().newDatabase();
    String before = System.getProperty(GivenServer.PROPERTY);
    System.setProperty(GivenServer.PROPERTY, given);
    try (PostgresServer second = PostgresServer.start()) {
      assertTrue(second.origin().contains(DatabaseUrl.parse(given).database()), second.origin());
    } finally {
      if (before == null) {
        System.clearProperty(GivenServer.PROPERTY);
      } else {
        System.setProperty(GivenServer.PROPERTY, before);
      }
    }
  }

  @Test
  void aGivenServerThatDoesNotAnswerIsNotReplacedByAnother() throws IOException {
    String url = "jdbc:postgresql://127.0.0.1:" + closedPort() + "/x?user=u&password=secret";
    Ways ways =
        new Ways(List.of(new GivenServer(url), new ContainerServer(), new EmbeddedServer()));

    String sentence =
        assertThrows(IllegalStateException.class, () -> ways.open(Durability.FAST)).getMessage();

    assertTrue(
        sentence.startsWith(
            "No PostgreSQL can be had: the server given by -Dstoa.test.postgres failed because "),
        sentence);
    assertTrue(
        sentence.endsWith(
            "; a container was not tried because the server given by -Dstoa.test.postgres was asked"
                + " for; embedded binaries was not tried because the server given by"
                + " -Dstoa.test.postgres was asked for."),
        sentence);
    assertFalse(sentence.contains("secret"), sentence);
  }

  @Test
  void threeFailuresAreToldInOneSentence() {
    Ways ways = new Ways(List.of(new GivenServer(null), new Unreachable(), new Unreachable()));

    IllegalStateException failure =
        assertThrows(IllegalStateException.class, () -> ways.open(Durability.FAST));

    assertEquals(
        "No PostgreSQL can be had: the server given by -Dstoa.test.postgres failed because the"
            + " property is not set; an island failed because the ferry is out of service;"
            + " an island failed because the ferry is out of service.",
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

  private static final class Unreachable implements Way {
    @Override
    public String name() {
      return "an island";
    }

    @Override
    public Running open(Durability durability) throws IOException {
      throw new IOException(
          "it cannot be reached", new IOException("the ferry\n is out of service."));
    }
  }
}
