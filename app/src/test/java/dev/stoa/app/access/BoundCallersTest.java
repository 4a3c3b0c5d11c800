package dev.stoa.app.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A caller that acts as one agent stays that agent, whatever agents are called. */
class BoundCallersTest {

  private static final String HELLO =
      """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      """;

  @TempDir Path folder;

  private Server twoAgents(TestEngine engine) {
    Server server = Server.start(engine, folder);
    for (String name : new String[] {"zealot", "sentinel"}) {
      server.cli().run("agent", "register", name, "--model", "m").ok();
      server.cli().run("note", "write", "secret of " + name, "--as", name).ok();
    }
    return server;
  }

  @ParameterizedTest
  @EnumSource
  void aTokenDoesNotMoveWithAName(TestEngine engine) {
    try (Server server = twoAgents(engine)) {
      String token = server.token("--subject", "ada", "--agent", "zealot", "--effect", "write");
      server.cli().run("agent", "rename", "zealot", "zz").ok();
      server.cli().run("agent", "rename", "sentinel", "zealot").ok();
      String notes = server.get(token, "/v1/notes");
      assertFalse(notes.contains("secret of sentinel"), notes);
      assertTrue(notes.contains("secret of zealot"), notes);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBoundTokenChangesOnlyItsOwnAgent(TestEngine engine) {
    try (Server server = twoAgents(engine)) {
      String token =
          server.token("--subject", "ada", "--agent", "zealot", "--effect", "destructive");
      String spawn =
          server.cli().run("agent", "spawn", "start", "sentinel", "--json").ok().text("spawn_id");
      String before = server.cli().run("agent", "show", "sentinel", "--json").ok().out();
      String[][] requests = {
        {"POST", "/v1/agents/sentinel/rename", "{'identity':'x'}"},
        {"PUT", "/v1/agents/sentinel/description", "{'text':'x'}"},
        {"PATCH", "/v1/agents/sentinel", "{'constitution':'x'}"},
        {"POST", "/v1/agents/sentinel/archive", ""},
        {"DELETE", "/v1/agents/sentinel", ""},
        {"POST", "/v1/agents/sentinel/merge", "{'into':'zealot'}"},
        {"POST", "/v1/agents/sentinel/spawns", ""},
        {"POST", "/v1/spawns/" + spawn + "/end", ""},
        {"POST", "/v1/spawns/" + spawn + "/wake", ""},
        {"PUT", "/v1/matches/d", "{'scores':{'zealot':1,'sentinel':0}}"},
      };
      for (String[] one : requests) {
        String answer = server.send(token, one[0], one[1], one[2]);
        assertTrue(answer.matches("(403|404) .*"), one[0] + " " + one[1] + ": " + answer);
      }
      assertEquals(before, server.cli().run("agent", "show", "sentinel", "--json").ok().out());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBoundCallerClaimsOnlyTheTasksOfItsAgent(TestEngine engine) {
    try (Server server = twoAgents(engine)) {
      server.cli().run("task", "create", "for sentinel", "--agent", "sentinel").ok();
      server.cli().run("task", "create", "for zealot", "--agent", "zealot").ok();
      String token = server.token("--subject", "ada", "--agent", "zealot", "--effect", "write");
      String refused =
          server.send(token, "POST", "/v1/tasks/claim", "{'worker':'w','agent':'sentinel'}");
      assertTrue(refused.startsWith("403 "), refused);
      String claimed = server.send(token, "POST", "/v1/tasks/claim", "{'worker':'w','limit':9}");
      assertTrue(claimed.contains("for zealot"), claimed);
      assertFalse(claimed.contains("for sentinel"), claimed);
      String session = HELLO + call(1, "task_claim", "{\"worker\":\"w\"}");
      String answers =
          server.cli().runPiped(session, "mcp", "--as", "zealot", "--profile", "all").ok().out();
      assertTrue(answers.contains("Nothing is pending."), answers);
      assertFalse(answers.contains("for sentinel"), answers);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aModelDoesNotBecomeAnotherAgentByRenaming(TestEngine engine) {
    try (Server server = twoAgents(engine)) {
      String session =
          HELLO + call(1, "agent_rename", "{\"agent\":\"sentinel\",\"identity\":\"x\"}");
      String answers =
          server.cli().runPiped(session, "mcp", "--as", "zealot", "--profile", "all").ok().out();
      assertTrue(answers.contains("this caller acts as zealot only"), answers);
      server.cli().run("agent", "show", "sentinel").ok();
    }
  }

  @ParameterizedTest
  @EnumSource
  void entriesOfTheAuditTrailNameTheCaller(TestEngine engine) {
    try (Server server = twoAgents(engine)) {
      // Not a name of hexadecimal digits, which a hash may contain by chance.
      String token =
          server.token("--subject", "lovelace", "--agent", "zealot", "--effect", "write");
      server.send(token, "POST", "/v1/agents/zealot/rename", "{'identity':'zz'}");
      String entry = server.cli().run("audit", "newest", "--limit", "1", "--json").ok().out();
      assertTrue(entry.contains("\"event_type\":\"agent.renamed\""), entry);
      String id = server.cli().run("agent", "show", "zz", "--json").ok().text("agent_id");
      assertTrue(entry.contains("\"caller_agent_id\":\"" + id + "\""), entry);
      assertTrue(entry.contains("\"caller_subject_id\":\""), entry);
      assertFalse(entry.contains("\"token_id\":null"), entry);
      assertFalse(entry.contains("lovelace"), entry);
    }
  }

  private static String call(int id, String tool, String arguments) {
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + id
        + ",\"method\":\"tools/call\",\"params\":{\"name\":\""
        + tool
        + "\",\"arguments\":"
        + arguments
        + "}}\n";
  }
}
