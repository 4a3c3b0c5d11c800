package dev.stoa.app.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.stoa.app.McpSession;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The tools of the graph answer as {@code @modelcontextprotocol/server-memory} 2026.8.31 did, whose
 * answers {@code record.mjs} has kept. Differences are these: a refusal goes on to say what to do;
 * a search that finds nothing answers the best entities by words, and says so.
 */
final class OfficialAnswersTest {

  private static final int SEQUENCES = 2_000;

  private static final Map<String, String> LISTS =
      Map.of(
          "create_entities", "entities",
          "create_relations", "relations",
          "add_observations", "results");

  private static final String NOTHING = "{\n  \"entities\": [],\n  \"relations\": []\n}";

  /** All that a sequence may have created or mentioned. */
  private static final String EVERY_NAME =
      """
      ["Ada", "ada", "Charles Babbage", "London", "Zürich", "数学", "a\\"b\\\\c", "100%", "x_y", \
      "Émile", "O'Neill", "line\\nbreak", "🙂"]\
      """;

  @ParameterizedTest
  @EnumSource
  void answersAreThoseOfTheOfficialServer(TestEngine engine) throws IOException {
    Vector<String> sequences = recorded();
    assertEquals(60, sequences.size());
    try (McpSession session = McpSession.of(engine.migratedUrl(), "graph")) {
      for (int i = 0; i < sequences.size(); i++) {
        replay(session, (JsonArray) JsonParser.parse(sequences.get(i)), "sequence " + i);
      }
    }
  }

  /** With what the package answers now, where it is installed. */
  @Test
  void answersAreThoseOfTheInstalledServer() throws IOException {
    String place = System.getProperty("stoa.server.memory", System.getenv("STOA_SERVER_MEMORY"));
    assumeTrue(
        place != null,
        "install @modelcontextprotocol/server-memory by npm, and give the folder by"
            + " -Dstoa.server.memory");
    Process node =
        new ProcessBuilder(
                "node",
                "src/test/resources/graph/record.mjs",
                place,
                Integer.toString(SEQUENCES),
                "2026")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (McpSession session = McpSession.of(TestEngine.SQLITE.migratedUrl(), "graph");
        BufferedReader lines = node.inputReader(StandardCharsets.UTF_8)) {
      for (int i = 0; i < SEQUENCES; i++) {
        replay(session, (JsonArray) JsonParser.parse(lines.readLine()), "sequence " + i);
      }
    } finally {
      node.destroy();
    }
  }

  private static Vector<String> recorded() throws IOException {
    try (InputStream file =
        OfficialAnswersTest.class.getResourceAsStream("/graph/official-answers.jsonl")) {
      return Vector.ofAll(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    }
  }

  /** On a graph that is empty, and leaves it so. */
  private static void replay(McpSession session, JsonArray steps, String where) {
    for (int i = 0; i < steps.values().size(); i++) {
      JsonObject step = (JsonObject) steps.values().get(i);
      String tool = text(step, "tool");
      String arguments = McpSession.json(step.members().get("arguments").get());
      compare(step, tool, session.call(tool, arguments), where + "." + i + " " + tool + arguments);
    }
    session.call("delete_entities", "{\"entityNames\":" + EVERY_NAME + "}");
    assertEquals(NOTHING, session.call("read_graph", "{}").text(), where);
  }

  private static void compare(JsonObject step, String tool, McpSession.Answer ours, String where) {
    if (step.members().containsKey("error")) {
      assertTrue(ours.isError(), where);
      assertTrue(ours.text().startsWith(text(step, "error") + ": "), () -> where + ours);
      return;
    }
    String theirs = text(step, "text");
    if (tool.equals("search_nodes") && theirs.equals(NOTHING) && !ours.text().equals(NOTHING)) {
      assertTrue(
          ours.text().contains("\"note\": \"Nothing contains this text"), () -> where + ours);
      return;
    }
    assertEquals(theirs, ours.text(), where);
    assertEquals(structured(tool, theirs), ours.structured(), where);
  }

  private static String structured(String tool, String text) {
    if (tool.startsWith("delete_")) {
      return McpSession.json(
          JsonObject.builder().put("success", true).put("message", text).build());
    }
    String list = LISTS.get(tool);
    return McpSession.json(
        JsonParser.parse(list == null ? text : "{\"" + list + "\":" + text + "}"));
  }

  private static String text(JsonObject step, String name) {
    return ((JsonString) step.members().get(name).get()).value();
  }
}
