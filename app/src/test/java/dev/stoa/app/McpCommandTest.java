package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.testkit.sqlite.TestWorkspace;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code stoa mcp} offers for its options, and when it refuses to start. */
class McpCommandTest {

  private static final String HELLO =
      """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      """;
  private static final String LIST =
      HELLO + "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}\n";

  @TempDir Path folder;

  private Cli cli;

  @BeforeEach
  void aWorkspaceWithAnAgent() {
    cli = Cli.on(TestWorkspace.copyTo(folder.resolve("a.db")));
    cli.run("agent", "register", "zealot", "--model", "claude-x").ok();
  }

  private String tools(String... options) {
    String[] words = new String[options.length + 1];
    words[0] = "mcp";
    System.arraycopy(options, 0, words, 1, options.length);
    return cli.runPiped(LIST, words).ok().out();
  }

  @Test
  void toolsAreThoseOfTheGroupsTheAgentAndTheEffect() {
    String all = tools("--as", "zealot", "--profile", "all");
    assertTrue(all.contains("\"channel_post\"") && all.contains("\"memory_purge\""), all);
    String core = tools("--as", "zealot");
    assertTrue(core.contains("\"recall\"") && core.contains("\"run_action\""), core);
    assertFalse(core.contains("\"memory_recall\"") || core.contains("\"outputSchema\""), core);
    assertTrue(tools("--schemas").contains("\"outputSchema\""));
    String anonymous = tools("--profile", "all");
    assertFalse(anonymous.contains("\"channel_post\""), anonymous);
    String some = tools("--as", "zealot", "--tools", "memory,notebook");
    assertTrue(some.contains("\"note_write\"") && some.contains("\"memory_purge\""), some);
    assertFalse(some.contains("\"channel_post\""), some);
    String reading = tools("--as", "zealot", "--read-only", "--profile", "all");
    assertTrue(reading.contains("\"note_briefing\""), reading);
    assertFalse(reading.contains("\"note_write\""), reading);
  }

  @Test
  void theAgentMayBeNamedByTheEndOfItsId() {
    String id = cli.run("agent", "show", "zealot", "--json").ok().text("agent_id");
    assertTrue(tools("--as", id.substring(id.length() - 12)).contains("\"post\""));
  }

  @Test
  void itRefusesToStart() {
    cli.run("mcp", "--as", "zealott")
        .failed(
            1,
            "agent zealott is unknown: did you mean zealot? Else see `stoa agent list`, or register"
                + " it with `stoa agent register`");
    Cli.Outcome unknown = cli.run("mcp", "--tools", "memory,memories");
    assertEquals(2, unknown.code());
    assertTrue(
        unknown.err().startsWith("stoa: there are no tools called memories: choose from"),
        unknown.err());
    Path missing = folder.resolve("b.db");
    Cli elsewhere = Cli.on("jdbc:sqlite:" + missing);
    assertEquals(3, elsewhere.run("mcp", "--read-only").code());
    assertFalse(Files.exists(missing));
    elsewhere.run("mcp").ok();
    assertTrue(Files.exists(missing));
  }
}
