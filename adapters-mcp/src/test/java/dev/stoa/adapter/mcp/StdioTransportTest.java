package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import org.junit.jupiter.api.Test;

/** Lines in, lines out. */
class StdioTransportTest {

  private final Exchange client = Exchange.of(Exchange.workspace());

  @Test
  void everythingAskedBeforeTheEndIsAnswered() {
    String[] pings =
        Stream.range(1, 30)
            .map(i -> "{\"jsonrpc\":\"2.0\",\"id\":" + i + ",\"method\":\"tools/list\"}")
            .toJavaArray(String[]::new);
    assertEquals(30, client.send(pings).size());
  }

  @Test
  void aLineThatIsNoMessageIsAnsweredAndSurvived() {
    Seq<JsonObject> lines =
        client.send("{nonsense", "", "[]", "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"ping\"}");
    assertEquals(1, lines.count(line -> Exchange.json(line).contains("-32700")), lines::toString);
    assertEquals(1, lines.count(line -> Exchange.json(line).contains("-32600")), lines::toString);
    assertTrue(lines.exists(line -> Exchange.json(line).contains("\"id\":7")), lines::toString);
  }

  @Test
  void theServerSaysWhoItIs() {
    JsonObject hello = Exchange.object(client.send().single(), "result");
    assertEquals("2025-06-18", Exchange.text(hello, "protocolVersion"));
    assertEquals("stoa", Exchange.text(Exchange.object(hello, "serverInfo"), "name"));
    assertEquals("1.2.3", Exchange.text(Exchange.object(hello, "serverInfo"), "version"));
  }
}
