package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Effect;
import dev.stoa.adapter.http.access.NewToken;
import dev.stoa.adapter.http.access.TokenFile;
import dev.stoa.adapter.http.access.WatchedTokens;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers that are sent before the body of their request was read. */
class UnreadBodyTest {

  private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: *([0-9]+)\r\n");
  private static final String BODY = "{\"identity\":\"x\"}";
  private static final String JSON = "\r\nContent-Type: application/json";
  private static final String CLOSE = "\r\nConnection: close\r\n";
  private static final String SECOND = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

  @TempDir static Path folder;

  private static HttpServer server;
  private static List<Refused> refused;

  /** A request that is answered without its body. */
  private record Refused(int status, String line, String headers) {

    private String head(int length) {
      return line
          + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: "
          + length
          + headers
          + "\r\n\r\n";
    }

    private String chunked() {
      return line
          + " HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked"
          + headers
          + "\r\n\r\n";
    }
  }

  @BeforeAll
  static void start() {
    TokenFile file = new TokenFile(folder.resolve("tokens.jsonl"));
    String reads = JSON + authorization(file, Effect.READ);
    String writes = JSON + authorization(file, Effect.WRITE);
    server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .settings(HttpSettings.DEFAULT.withPort(0))
            .tokens(new WatchedTokens(file))
            .start();
    refused =
        List.of(
            new Refused(401, "POST /v1/agents", JSON),
            new Refused(403, "POST /v1/agents", reads),
            new Refused(403, "POST /v1/agents", writes + "\r\nOrigin: http://other.example"),
            new Refused(404, "POST /v1/nothing", writes),
            new Refused(404, "POST /w/other/v1/agents", writes),
            new Refused(405, "DELETE /v1/agents", writes),
            new Refused(415, "POST /v1/agents", writes.replace("/json", "/xml")),
            new Refused(400, "POST /v1/agents?colour=red", writes),
            new Refused(400, "POST /v1/agents", writes + "\r\nX-HTTP-Method-Override: GET"),
            new Refused(403, "POST /ui/session", JSON + "\r\nOrigin: http://other.example"),
            new Refused(200, "GET /v1/agents", writes));
  }

  private static String authorization(TokenFile file, Effect effect) {
    return "\r\nAuthorization: Bearer "
        + file.create(
                new NewToken(
                    "ada",
                    Option.none(),
                    effect,
                    Option.none(),
                    Option.none(),
                    Option.none(),
                    Option.none()),
                InstantSource.system(),
                new SecureRandom())
            ._1;
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void aConnectionThatEndsBeforeTheBodyCameSaysSo() throws IOException {
    for (Refused one : refused) {
      for (String head : List.of(one.head(BODY.length()), one.chunked())) {
        assertEnds(one.status(), head);
      }
    }
    for (Refused large : refused.filter(one -> one.status() == 415)) {
      assertEnds(413, large.head(17 << 20).replace("/xml", "/json"));
    }
  }

  @Test
  void aConnectionThatEndsAfterAMalformedHeadSaysSo() throws IOException {
    for (String path : List.of("/v1/%00", "/v1/%zz", "/v1//agents", "/v1/a/../../../b")) {
      try (Connection connection = new Connection()) {
        connection.send("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
        String answer = connection.answer();
        assertTrue(answer.startsWith("HTTP/1.1 400"), path + "\n" + answer);
        if (!answer.contains(CLOSE)) {
          connection.send(SECOND);
          String second = connection.answer();
          assertTrue(second.startsWith("HTTP/1.1 200"), path + "\n" + answer + second);
        }
      }
    }
    assertEnds(431, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + "y".repeat(17_000) + "\r\n\r\n");
  }

  @Test
  void theSenderOfALargeBodyReadsThatItIsTooLarge() throws IOException {
    String chunk = "y".repeat(1 << 20);
    for (Refused accepted : refused.filter(one -> one.status() == 415)) {
      for (boolean chunked : new boolean[] {false, true}) {
        try (Connection connection = new Connection()) {
          String head = chunked ? accepted.chunked() : accepted.head(17 << 20);
          connection.send(head.replace("/xml", "/json"));
          for (int i = 0; i < 17; i++) {
            connection.send(chunked ? "100000\r\n" + chunk + "\r\n" : chunk);
          }
          String answer = connection.answer();
          assertTrue(answer.startsWith("HTTP/1.1 413"), answer);
          assertTrue(answer.contains(CLOSE), answer);
        }
      }
    }
  }

  @Test
  void aSenderThatWaitsForPermissionGetsItOrTheRefusal() throws IOException {
    for (Refused accepted : refused.filter(one -> one.status() == 415)) {
      String head = accepted.head(17 << 20).replace("/xml", "/json\r\nExpect: 100-continue");
      try (Connection connection = new Connection()) {
        connection.send(head);
        String answer = connection.answer();
        assertTrue(answer.startsWith("HTTP/1.1 413"), answer);
        assertTrue(answer.contains(CLOSE), answer);
        assertEquals("", connection.rest());
      }
      try (Connection connection = new Connection()) {
        connection.send(head.replace(String.valueOf(17 << 20), String.valueOf(BODY.length())));
        String permission = connection.answer();
        assertTrue(permission.startsWith("HTTP/1.1 100"), permission);
        connection.send(BODY);
        String answer = connection.answer();
        assertTrue(answer.startsWith("HTTP/1.1 400"), answer);
        assertFalse(answer.contains(CLOSE), answer);
      }
    }
  }

  @Test
  void aConnectionWhoseBodyCameGoesOn() throws IOException {
    for (Refused one : refused) {
      try (Connection connection = new Connection()) {
        connection.send(one.head(BODY.length()) + BODY);
        String answer = connection.answer();
        assertTrue(answer.startsWith("HTTP/1.1 " + one.status()), answer);
        connection.send(SECOND);
        String second = connection.answer();
        assertTrue(second.startsWith("HTTP/1.1 200"), one + "\n" + answer + "\n" + second);
      }
    }
  }

  /** Whether the answer says that the connection ends, and it does without being broken. */
  private static void assertEnds(int status, String head) throws IOException {
    try (Connection connection = new Connection()) {
      connection.send(head);
      String answer = connection.answer();
      assertTrue(answer.startsWith("HTTP/1.1 " + status), head + answer);
      assertTrue(answer.contains(CLOSE), head + answer);
      connection.send(BODY);
      assertEquals("", connection.rest());
    }
  }

  /** A connection of a client that sends what it is given. */
  private static final class Connection implements AutoCloseable {

    private final Socket socket;

    private Connection() throws IOException {
      this.socket = new Socket("127.0.0.1", server.port());
      socket.setSoTimeout(20_000);
    }

    private void send(String text) throws IOException {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** The head of one answer; its body is read and left out. */
    private String answer() throws IOException {
      StringBuilder head = new StringBuilder();
      while (head.indexOf("\r\n\r\n") < 0) {
        int read = socket.getInputStream().read();
        if (read < 0) {
          return head + "<end>";
        }
        head.append((char) read);
      }
      Matcher length = LENGTH.matcher(head);
      if (length.find()) {
        socket.getInputStream().readNBytes(Integer.parseInt(length.group(1)));
      }
      return head.toString();
    }

    private String rest() throws IOException {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
