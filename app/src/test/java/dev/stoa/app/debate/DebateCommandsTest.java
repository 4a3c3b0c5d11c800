package dev.stoa.app.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DebateCommandsTest {

  @ParameterizedTest
  @EnumSource
  void aDebateIsReadAsATranscript(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String id = opened(cli, "Cache or not?");
    say(cli, id, "It will be cold.", "bob", "adversarial", "--role", "critic", "--to", "ada");
    say(cli, id, "Cache it.", "ada", "proposal", "--confidence", "0.8");
    cli.run(
            "debate",
            "say",
            id,
            "Then warm it.",
            "--agent",
            "ada",
            "--round",
            "2",
            "--phase",
            "proposal")
        .ok();
    assertEquals(
        """
        # Cache or not?

        running, graph_mesh, session %s

        ## Round 1

        ### proposal

        **ada**, confidence 0.80: Cache it.

        ### adversarial

        **bob** (critic) to ada: It will be cold.

        ## Round 2

        ### proposal

        **ada**: Then warm it.
        """
            .formatted(id),
        cli.run("debate", "replay", id).ok().out());
    assertEquals(3, cli.run("debate", "replay", id, "--format", "json").ok().out().lines().count());
    String listed = cli.run("debate", "list", "--active").ok().out();
    assertTrue(listed.contains("2/3 rounds, 3 turns"), listed);
    cli.run("debate", "vote", id, "cache", "--agent", "ada").ok();
    cli.run("debate", "vote", id, "cache", "--agent", "bob").ok();
    cli.run("debate", "conclude", id, "Cache it.", "--confidence", "0.9", "--winner", "ada").ok();
    String concluded = cli.run("debate", "list").ok().out();
    assertTrue(concluded.contains("unanimous"), concluded);
    assertTrue(
        cli.run("debate", "turns-of", "ada", "--phase", "proposal", "--json")
            .ok()
            .out()
            .contains("Then warm it."));
  }

  @ParameterizedTest
  @EnumSource
  void illegalChangesNameTheCurrentState(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String id = cli.run("debate", "open", "Cache or not?", "--json").ok().text("session_id");
    cli.run("debate", "pause", id)
        .failed(
            1,
            "debate session "
                + id
                + " is pending and cannot become paused: it can become running, cancelled");
    cli.run("debate", "cancel", id.substring(id.length() - 8)).ok();
    cli.run("debate", "open", "x", "--topology", "star")
        .failed(2, "moderator of a star is missing: name it in the config");
    cli.run("debate", "show", "no-such-session")
        .failed(1, "debate session no-such-session is unknown: list the sessions, or open one");
  }

  @ParameterizedTest
  @EnumSource
  void gatesVersionsAndVotes(TestEngine engine, @TempDir Path folder) throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    String id = opened(cli, "Cache or not?");
    String gate =
        cli.run("debate", "gate", "request", id, "--round", "1", "--phase", "proposal", "--json")
            .ok()
            .text("gate_id");
    cli.run("debate", "resume", id)
        .failed(
            1,
            "debate session "
                + id
                + " waits at gate "
                + gate
                + ": approve it with `stoa debate gate approve "
                + gate
                + "`, or reject it");
    cli.run("debate", "gate", "approve", gate, "--by", "ann").ok();
    Path code = Files.writeString(folder.resolve("a.txt"), "a\nb\n");
    cli.run("debate", "version", "add", id, code.toString(), "--quality", "0.4").ok();
    Files.writeString(code, "a\nc\n");
    cli.run("debate", "version", "add", id, code.toString(), "--quality", "0.9").ok();
    cli.run("debate", "version", "rollback", id, "1").ok();
    assertEquals(
        "--- version 1\n+++ version 2\n@@ -1,2 +1,2 @@\n a\n-b\n+c",
        cli.run("debate", "version", "show", id, "2", "--json").ok().text("diff"));
    assertEquals(3, cli.run("debate", "version", "show", id, "--json").ok().number("version"));
    for (String vote : new String[] {"ada cache", "bob cache", "cyd index"}) {
      String[] words = vote.split(" ");
      cli.run("debate", "vote", id, words[1], "--agent", words[0], "--register").ok();
    }
    Cli.Outcome tally = cli.run("debate", "tally", id, "--method", "majority", "--json").ok();
    assertEquals("cache", tally.text("winner"));
    assertEquals(1, cli.run("debate", "vote", id, "cache", "--agent", "nobody-knows").code());
    cli.run("debate", "delete", id, "--yes").ok();
    assertEquals(1, cli.run("debate", "show", id).code());
  }

  @ParameterizedTest
  @EnumSource
  void codeAndDiffArePrintedAsTheyAre(TestEngine engine, @TempDir Path folder) throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    String id = opened(cli, "Cache or not?");
    Path code = Files.writeString(folder.resolve("a.txt"), "a\n\"b\"\n");
    cli.run("debate", "version", "add", id, code.toString()).ok();
    Files.writeString(code, "a\n\tc\n");
    cli.run("debate", "version", "add", id, code.toString()).ok();
    String shown = cli.run("debate", "version", "show", id).ok().out();
    assertTrue(
        shown.endsWith(
            """
            --- version 1
            +++ version 2
            @@ -1,2 +1,2 @@
             a
            -"b"
            +\tc

            a
            \tc
            """),
        shown);
    Path out = folder.resolve("out.txt");
    cli.run("debate", "version", "show", id, "1", "--out", out.toString()).ok();
    assertEquals("a\n\"b\"\n", Files.readString(out));
  }

  @ParameterizedTest
  @EnumSource
  void aConclusionSaysWhatItRecordedElsewhere(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String id = opened(cli, "Cache or not?");
    say(cli, id, "Cache it.", "ada", "proposal", "--reflection", "{\"insight\": \"Warm it.\"}");
    say(cli, id, "Index it.", "bob", "proposal");
    cli.run("calibration", "predict", id, "bob", "ada", "--confidence", "0.8").ok();
    String[] conclude = {
      "debate", "conclude", id, "Cache it.", "--confidence", "0.9", "--winner", "ada"
    };
    String shown = cli.run(conclude).ok().out();
    assertTrue(shown.contains("consensus id"), shown);
    String[] json = java.util.Arrays.copyOf(conclude, conclude.length + 1);
    json[conclude.length] = "--json";
    Cli.Outcome again = cli.run(json).ok();
    assertEquals(id, again.text("match_id"));
    cli.run("rating", "match", again.text("match_id")).ok();
    assertEquals(1, again.number("predictions"));
    assertTrue(((JsonArray) again.member("lessons")).values().nonEmpty(), again.out());
    cli.run("memory", "show", again.text("memory_id")).ok();
    assertEquals(
        "Cache it.",
        cli.run("consensus", "show", again.text("consensus_id"), "--json").ok().text("conclusion"));
  }

  @ParameterizedTest
  @EnumSource
  void roundsAndGatesHoldForEveryTurn(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String id =
        cli.run("debate", "open", "Cache?", "--gate", "proposal", "--max-rounds", "1", "--json")
            .ok()
            .text("session_id");
    cli.run("debate", "start", id).ok();
    say(cli, id, "Cache it.", "ada", "proposal");
    String[] review = {
      "debate", "say", id, "Fine.", "--agent", "ada", "--round", "1", "--phase", "review"
    };
    String request = "debate gate request " + id + " --round 1 --phase proposal";
    String refused =
        "debate session "
            + id
            + " needs an approval after proposal of round 1: request it with `stoa "
            + request
            + "`";
    cli.run(review).failed(1, refused);
    cli.run("debate", "conclude", id, "Cache it.", "--confidence", "0.9").failed(1, refused);
    String gate = cli.run((request + " --json").split(" ")).ok().text("gate_id");
    String approve = "debate gate approve " + gate;
    cli.run(review)
        .failed(
            1,
            "debate session "
                + id
                + " waits at gate "
                + gate
                + ": approve it with `stoa "
                + approve
                + "`, or reject it");
    cli.run((approve + " --by ann").split(" ")).ok();
    cli.run(review).ok();
    cli.run(
            "debate",
            "say",
            id,
            "Again.",
            "--agent",
            "ada",
            "--round",
            "2",
            "--phase",
            "dehallucination")
        .failed(
            1,
            "round 2 is beyond max_rounds 1 of debate session "
                + id
                + ": conclude it, or open a session with more rounds");
    cli.run("debate", "conclude", id, "Cache it.", "--confidence", "0.9").ok();
  }

  @ParameterizedTest
  @EnumSource
  void aSessionPastItsTimeoutIsNotConcluded(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String id =
        cli.run("debate", "open", "Cache?", "--timeout", "PT0.000001S", "--json")
            .ok()
            .text("session_id");
    cli.run("debate", "start", id).ok();
    Cli.Outcome refused = cli.run("debate", "conclude", id, "Cache it.", "--confidence", "0.9");
    assertEquals(1, refused.code());
    assertTrue(
        refused
            .err()
            .contains(
                "longer than its timeout PT0.000001S: fail it, or pause and resume it to give it"
                    + " the time again"),
        refused.err());
    cli.run("debate", "fail", id).ok();
  }

  @ParameterizedTest
  @EnumSource
  void sessionsTurnsAndVersionsAreFoundByAMember(TestEngine engine, @TempDir Path folder)
      throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("debate", "open", "one", "--metadata", "{\"ticket\": 7}").ok();
    cli.run("debate", "open", "two", "--metadata", "{\"ticket\": \"7\"}").ok();
    String found = cli.run("debate", "find", "ticket", "7").ok().out();
    assertTrue(found.contains("one") && !found.contains("two"), found);
    assertTrue(cli.run("debate", "find", "ticket", "\"7\"").ok().out().contains("two"));
    String id = opened(cli, "three");
    say(cli, id, "Seven.", "ada", "proposal", "--metadata", "{\"ticket\": 7}");
    say(cli, id, "Ran.", "ada", "review", "--tool-call", "{\"exit_code\": 0}");
    assertTrue(cli.run("debate", "find-turns", "ticket", "7").ok().out().contains("Seven."));
    String ran =
        cli.run("debate", "find-turns", "exit_code", "0", "--column", "tool_calls").ok().out();
    assertTrue(ran.contains("Ran.") && !ran.contains("Seven."), ran);
    Cli.Outcome searched = cli.run("debate", "search", "seven").ok();
    assertTrue(searched.out().contains("[Seven]") && searched.out().contains(id), searched.out());
    String code = Files.writeString(folder.resolve("a.txt"), "int x;").toString();
    cli.run("debate", "version", "add", id, code, "--metrics", "{\"warnings\": 0}").ok();
    assertTrue(cli.run("debate", "version", "find", "warnings", "0").ok().out().contains(id));
    assertTrue(
        cli.run("debate", "version", "find", "warnings", "1").ok().out().contains("No versions"));
  }

  @ParameterizedTest
  @EnumSource
  void turnsAreAppendedInBatches(TestEngine engine, @TempDir Path folder) throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    String id = opened(cli, "Cache or not?");
    Path turns =
        Files.writeString(
            folder.resolve("turns.jsonl"),
            """
            {"agent":"ada","round":1,"phase":"proposal","content":"Cache it.","turn":"t-1"}

            {"agent":"bob","round":2,"phase":"critique","content":"Cold.","to":"ada","turn":"t-2"}
            """);
    String[] append = {"debate", "say-batch", id, turns.toString(), "--register"};
    assertTrue(cli.run(append).ok().out().contains("Cold."));
    cli.run(append).ok();
    assertEquals(2, cli.run("debate", "replay", id, "--format", "json").ok().out().lines().count());
    Files.writeString(
        turns,
        """
        {"agent":"ada","round":2,"phase":"review","content":"Fine."}
        {"agent":"bob","round":2,"phase":"review","content":"Not fine.","turn":"t-1"}
        """);
    cli.run(append)
        .failed(
            1, "turn_id t-1 is taken by another turn: choose a new id, or repeat the same turn");
    assertEquals(2, cli.run("debate", "replay", id, "--format", "json").ok().out().lines().count());
  }

  private static String opened(Cli cli, String topic) {
    String id = cli.run("debate", "open", topic, "--json").ok().text("session_id");
    cli.run("debate", "start", id).ok();
    return id;
  }

  private static void say(
      Cli cli, String id, String content, String agent, String phase, String... more) {
    String[] words = {
      "debate", "say", id, content, "--agent", agent, "--round", "1", "--phase", phase, "--register"
    };
    String[] all = new String[words.length + more.length];
    System.arraycopy(words, 0, all, 0, words.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    cli.run(all).ok();
  }
}
