package dev.stoa.app.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.app.McpSession;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonParser;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The nine tools of the official memory server, and what ours add to them. */
final class GraphToolsTest {

  private static final String ADA =
      "{\"name\":\"Ada\",\"entityType\":\"person\",\"observations\":[\"Writes programs\"]}";
  private static final String LONDON =
      "{\"name\":\"London\",\"entityType\":\"city\",\"observations\":[]}";
  private static final String LIVES =
      "{\"from\":\"Ada\",\"to\":\"London\",\"relationType\":\"lives-in\"}";

  private static void answers(McpSession session, String tool, String arguments, String expected) {
    McpSession.Answer answer = session.call(tool, arguments);
    assertFalse(answer.isError(), answer::text);
    assertEquals(McpSession.json(JsonParser.parse(expected)), answer.structured());
  }

  @ParameterizedTest
  @EnumSource
  void eachOfTheNineAnswersAsTheOfficialOne(TestEngine engine) throws IOException {
    String url = engine.migratedUrl();
    try (McpSession session = McpSession.of(url, "graph")) {
      String both = "{\"entities\":[" + ADA + "," + LONDON + "]}";
      answers(session, "create_entities", both, both);
      answers(session, "create_entities", both, "{\"entities\":[]}");
      String relations = "{\"relations\":[" + LIVES + "]}";
      assertEquals(
          """
          [
            {
              "from": "Ada",
              "to": "London",
              "relationType": "lives-in"
            }
          ]\
          """,
          session.call("create_relations", relations).text());
      answers(session, "create_relations", relations, "{\"relations\":[]}");
      answers(
          session,
          "add_observations",
          "{\"observations\":[{\"entityName\":\"Ada\","
              + "\"contents\":[\"Likes engines\",\"Writes programs\"]}]}",
          "{\"results\":[{\"entityName\":\"Ada\",\"addedObservations\":[\"Likes engines\"]}]}");
      McpSession.Answer unknown =
          session.call(
              "add_observations",
              "{\"observations\":[{\"entityName\":\"Ada\",\"contents\":[\"Is lost\"]},"
                  + "{\"entityName\":\"Bob\",\"contents\":[\"Is unknown\"]}]}");
      assertTrue(unknown.isError());
      assertTrue(unknown.text().startsWith("Entity with name Bob not found"), unknown::text);
      String adaNow = ADA.replace("programs\"]", "programs\",\"Likes engines\"]");
      String found = "{\"entities\":[" + adaNow + "],\"relations\":[" + LIVES + "]}";
      answers(session, "search_nodes", "{\"query\":\"GINE\"}", found);
      answers(session, "open_nodes", "{\"names\":[\"Ada\",\"Nobody\"]}", found);
      answers(
          session,
          "delete_observations",
          "{\"deletions\":[{\"entityName\":\"Ada\",\"observations\":[\"Likes engines\"]},"
              + "{\"entityName\":\"Bob\",\"observations\":[\"Is unknown\"]}]}",
          "{\"success\":true,\"message\":\"Observations deleted successfully\"}");
      answers(
          session,
          "read_graph",
          "{}",
          "{\"entities\":[" + ADA + "," + LONDON + "],\"relations\":[" + LIVES + "]}");
      assertEquals(
          "Relations deleted successfully", session.call("delete_relations", relations).text());
      assertEquals(
          "Entities deleted successfully",
          session.call("delete_entities", "{\"entityNames\":[\"London\",\"Nobody\"]}").text());
      answers(session, "read_graph", "{}", "{\"entities\":[" + ADA + "],\"relations\":[]}");
    }
    assertTrue(Cli.on(url).run("graph", "show", "Ada").ok().out().contains("Writes programs"));
    Cli.on(url).run("audit", "verify").ok();
  }

  @ParameterizedTest
  @EnumSource
  void aLargeGraphIsReadInPartsAndSearchedWithLimits(TestEngine engine) throws IOException {
    try (McpSession session = McpSession.of(engine.migratedUrl(), "graph")) {
      session.call("create_entities", "{\"entities\":[" + ADA + "," + LONDON + "]}");
      session.call("create_relations", "{\"relations\":[" + LIVES + "]}");
      McpSession.Answer first = session.call("read_graph", "{\"tokens\":20}");
      assertTrue(first.text().contains("\"cursor\": \"e1\""), first::text);
      assertTrue(first.text().contains("call read_graph with this cursor"), first::text);
      assertFalse(first.text().contains("\"name\": \"London\""), first::text);
      answers(
          session,
          "read_graph",
          "{\"cursor\":\"e1\"}",
          "{\"entities\":[" + LONDON + "],\"relations\":[" + LIVES + "]}");
      answers(
          session,
          "search_nodes",
          "{\"query\":\"o\",\"limit\":1,\"names_only\":true}",
          "{\"names\":[\"Ada\"],\"cursor\":\"1\","
              + "\"note\":\"There are more: call search_nodes with this cursor.\"}");
      answers(
          session,
          "search_nodes",
          "{\"query\":\"o\",\"cursor\":\"1\",\"names_only\":true}",
          "{\"names\":[\"London\"]}");
      McpSession.Answer words = session.call("search_nodes", "{\"query\":\"programs by whom\"}");
      assertTrue(words.text().contains("\"name\": \"Ada\""), words::text);
      assertTrue(words.text().contains("Nothing contains this text"), words::text);
      McpSession.Answer wrong =
          session.call("search_nodes", "{\"query\":\"o\",\"cursor\":\"next\"}");
      assertTrue(wrong.isError());
      assertTrue(wrong.text().contains("cursor next is no position"), wrong::text);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsTwiceInACallIsStoredOnce(TestEngine engine) throws IOException {
    try (McpSession session = McpSession.of(engine.migratedUrl(), "graph")) {
      answers(
          session,
          "create_entities",
          "{\"entities\":[" + LONDON + "," + LONDON + "]}",
          "{\"entities\":[" + LONDON + "]}");
      answers(
          session,
          "create_relations",
          "{\"relations\":[" + LIVES + "," + LIVES + "]}",
          "{\"relations\":[" + LIVES + "]}");
      answers(
          session,
          "add_observations",
          "{\"observations\":[{\"entityName\":\"London\",\"contents\":[\"Is old\",\"Is old\"]}]}",
          "{\"results\":[{\"entityName\":\"London\",\"addedObservations\":[\"Is old\"]}]}");
    }
  }
}
