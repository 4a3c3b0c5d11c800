package dev.stoa.app.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConversationCommandsTest {

  @ParameterizedTest
  @EnumSource
  void aConversationIsStartedReadAndFound(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String law = cli.run("project", "create", "law", "--json").ok().text("project_id");
    cli.run("project", "activate", "law").ok();
    Cli.Outcome started = cli.run("conversation", "start", "H-1B", "--json").ok();
    String id = started.text("conversation_id");
    assertEquals(law, started.text("project_id"));
    cli.run("message", "append", id, "Be brief.", "--role", "system").ok();
    cli.run("message", "append", id, "When does it open?").ok();
    Cli.Outcome answer =
        cli.run(
                "message",
                "append",
                id,
                "In March 2027.",
                "--role",
                "assistant",
                "--model",
                "law",
                "--confidence",
                "high",
                "--json")
            .ok();
    assertEquals(3, answer.number("sequence"));
    assertEquals("high", answer.text("confidence"));
    String window = cli.run("message", "window", id, "--messages", "2").ok().out();
    assertTrue(window.contains("Be brief.") && window.contains("March"), window);
    assertTrue(cli.run("message", "search", "mar", "2027").ok().out().contains("In March"));
    assertEquals("Nothing found.\n", cli.run("message", "search", "april").ok().out());
    assertTrue(cli.run("search", "opening", "--in", "conversation").ok().out().contains("[open]"));
    assertEquals(1, cli.run("message", "reindex", "--json").ok().number("batches"));
    cli.run("message", "append", id, "x", "--user", "eve")
        .failed(1, "conversation " + id + " is unknown: list the conversations to find it");
    assertTrue(cli.run("conversation", "list").ok().out().contains("H-1B"));
    cli.run("conversation", "move", id).ok();
    assertTrue(cli.run("conversation", "list", "--all-projects").ok().out().contains("H-1B"));
    cli.run("conversation", "rename", id, "Visa").ok();
    cli.run("conversation", "archive", id).ok();
    cli.run("conversation", "restore", id).ok();
    cli.run("conversation", "delete", id, "--yes").ok();
    cli.run("project", "deactivate").ok();
    cli.run("project", "delete", "law", "--yes").ok();
    cli.run("message", "list", id)
        .failed(1, "conversation " + id + " is unknown: list the conversations to find it");
  }
}
