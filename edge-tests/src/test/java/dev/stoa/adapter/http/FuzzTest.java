package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Example;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.adapter.http.routes.Routes;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A thousand senseless requests: none is a 500, and none is answered with a stack trace. */
class FuzzTest {

  private static final long SEED = 20_260_101L;
  private static final int REQUESTS = 1_000;

  private static final String[] VALUES = {
    "null", "true", "0", "-1", "1e999", "123456789012345678901234567890", "\"\"", "\"\\u0000\"",
    "\"\\ud800\"", "[]", "[[]]", "{}", "{\"a\":{}}", "\"2026-13-45T99:00:00Z\"", "\"P-1Y\"", "-0.0",
    "\"x\"", "[null]", "\"' or 1=1 --\"", "\"../../etc/passwd\"", "\"\u202e\ud83d\ude00\"", "1.5",
  };

  private static final String[] WORDS = {
    "%00",
    "%2e%2e",
    "..",
    "%2F",
    "%252F",
    "%ff",
    "%zz",
    "%",
    ";x=1",
    "a;b",
    "%E2%82%AC",
    "%C0%AF",
    "null",
    "-1",
    "*",
    "'",
    "\"",
    "<script>",
    "%0d%0aX:1",
    "x".repeat(3000),
    "",
    "w",
    "~",
    "+",
    " ",
  };

  private static final String[] HEADERS = {
    "Content-Type: application/json; charset=utf-16",
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Type: ",
    "Content-Encoding: gzip",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip, chunked",
    "Expect: 100-continue",
    "Expect: nonsense",
    "Authorization: Bearer " + "x".repeat(2000),
    "Authorization: Basic",
    "Idempotency-Key: ",
    "Idempotency-Key: \u00e9",
    "Last-Event-ID: -5",
    "Range: bytes=0-5,9-",
    "X-Forwarded-For: 1.2.3.4",
    "X-HTTP-Method-Override: DELETE",
    "Accept: text/event-stream",
    "Accept-Encoding: br;q=9",
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13",
    "Cookie: JSESSIONID=../../x",
    "X: " + "y".repeat(20_000),
    "Content-Length: -1",
    "Content-Length: 99999999999",
    " folded: x",
    "No-Colon",
  };

  @Test
  void nothingIsA500() throws IOException {
    Random random = new Random(SEED);
    Seq<Route> routes = Routes.of(Catalogue.complete());
    int[] classes = new int[6];
    try (HttpServer server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .settings(
                HttpSettings.DEFAULT
                    .withPort(0)
                    .withMaxBody(200_000)
                    .withIdle(java.time.Duration.ofSeconds(2)))
            .start()) {
      for (int i = 0; i < REQUESTS; i++) {
        Route route = routes.get(random.nextInt(routes.size()));
        byte[] request = request(random, route);
        String answer = send(server.port(), request);
        String about =
            "seed "
                + SEED
                + ", request "
                + i
                + ": "
                + new String(request, 0, Math.min(request.length, 400), StandardCharsets.ISO_8859_1)
                + "\n"
                + answer;
        // A connection that is closed without an answer is one too: the request was no HTTP.
        if (!answer.isEmpty()) {
          assertTrue(answer.matches("(?s)HTTP/1\\.[01] [1-4]\\d\\d.*"), about);
          classes[answer.charAt(9) - '0']++;
        }
        assertFalse(answer.contains("\tat ") || answer.contains("Exception"), about);
      }
      Http.on(server).get("/health").ok();
    }
    assertTrue(classes[2] > 20 && classes[4] > 500, "the requests are not varied");
  }

  private static byte[] request(Random random, Route route) throws IOException {
    String method =
        random.nextInt(12) == 0
            ? pick(random, "GET", "POST", "TRACE", "OPTIONS", "HEAD", "get", "X-Y", "CONNECT")
            : route.method();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] body = route.hasBody() ? body(random, route) : new byte[0];
    StringBuilder head = new StringBuilder();
    head.append(method).append(' ').append(path(random, route)).append(" HTTP/1.1\r\n");
    head.append("Host: ").append(random.nextInt(30) == 0 ? "evil" : "localhost").append("\r\n");
    head.append("Connection: close\r\n");
    if (random.nextInt(4) == 0) {
      head.append(pick(random, HEADERS)).append("\r\n");
    } else if (route.hasBody()) {
      head.append("Content-Type: ")
          .append(random.nextInt(10) == 0 ? Route.JSON_LINES : Route.JSON)
          .append("\r\n");
    }
    if (random.nextInt(20) != 0) {
      head.append("Content-Length: ").append(body.length).append("\r\n");
    }
    out.write(head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
    out.write(body);
    return out.toByteArray();
  }

  private static String path(Random random, Route route) {
    String path = route.path();
    while (path.contains("{")) {
      String word = random.nextInt(3) == 0 ? pick(random, WORDS) : "x" + random.nextInt(9);
      path = path.replaceFirst("\\{[^}]*}", java.util.regex.Matcher.quoteReplacement(word));
    }
    if (random.nextInt(15) == 0) {
      path = pick(random, "/w/x", "//", "/.", "/w/../..", "/%77/x", "/docs/..") + path;
    }
    if (route.hasBody() && random.nextInt(5) != 0) {
      return path;
    }
    StringBuilder query = new StringBuilder();
    route
        .otherMembers()
        .filter(member -> random.nextInt(3) == 0)
        .forEach(
            member ->
                query
                    .append(query.length() == 0 ? '?' : '&')
                    .append(member.name())
                    .append('=')
                    .append(random.nextBoolean() ? pick(random, WORDS) : "1"));
    return path + query;
  }

  private static byte[] body(Random random, Route route) {
    return switch (random.nextInt(12)) {
      case 0 -> "[".repeat(1 + random.nextInt(100_000)).getBytes(StandardCharsets.UTF_8);
      case 1 -> ("{\"a\":".repeat(600) + "1" + "}".repeat(600)).getBytes(StandardCharsets.UTF_8);
      case 2 -> new byte[random.nextInt(300_000)];
      case 3 -> {
        byte[] noise = new byte[random.nextInt(500)];
        random.nextBytes(noise);
        yield noise;
      }
      case 4 -> pick(random, VALUES).getBytes(StandardCharsets.UTF_8);
      default -> mutated(random, route).getBytes(StandardCharsets.UTF_8);
    };
  }

  /** An example with some members changed. */
  private static String mutated(Random random, Route route) {
    Seq<Example> examples = route.action().examples();
    JsonObject example = examples.get(random.nextInt(examples.size())).input();
    Map<String, JsonValue> members = example.members();
    for (String name : route.pathMembers().map(member -> member.name())) {
      members = members.remove(name);
    }
    StringBuilder json = new StringBuilder("{");
    for (Tuple2<String, JsonValue> member : members) {
      json.append(json.length() == 1 ? "" : ",")
          .append(
              CanonicalJson.of(new JsonString(random.nextInt(20) == 0 ? "x" : member._1)).text())
          .append(':')
          .append(
              random.nextInt(3) == 0 ? pick(random, VALUES) : CanonicalJson.of(member._2).text());
    }
    String text = json.append('}').toString();
    return random.nextInt(10) == 0 ? text.substring(0, random.nextInt(text.length() + 1)) : text;
  }

  private static String pick(Random random, String... from) {
    return from[random.nextInt(from.length)];
  }

  private static String send(int port, byte[] request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(20_000);
      try {
        socket.getOutputStream().write(request);
        socket.shutdownOutput();
      } catch (SocketException e) {
        // Refused before everything was sent; the answer may still be there.
      }
      return new String(read(socket.getInputStream()), StandardCharsets.UTF_8);
    }
  }

  private static byte[] read(InputStream in) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      in.transferTo(out);
    } catch (SocketException e) {
      // The server closed a connection on which more was sent than it read.
    }
    return out.toByteArray();
  }
}
