package dev.stoa.app.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.List;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class AgentCommandsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void anAgentIsRegisteredShownChangedAndArchived(TestEngine engine) throws Exception {
    Cli cli = Cli.on(engine.newUrl());
    Path file = Files.writeString(folder.resolve("zealot.md"), "abc");
    Cli.Outcome made =
        cli.run(words("agent register zealot --model claude-4 --json --constitution " + file)).ok();
    assertEquals(
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        made.text("constitution_sha256"));
    String id = made.text("agent_id");
    cli.run(words("agent register zealot --model m"))
        .failed(1, "identity zealot is taken by agent " + id + ": choose another");
    cli.run("agent", "describe", "zealot", "I doubt.").ok();
    Cli.Outcome updated =
        cli.runPiped("Doubt.\n", words("agent update zealot --model gpt-5 --json --constitution -"))
            .ok();
    assertEquals("Doubt.\n", updated.text("constitution"));
    assertEquals("I doubt.", updated.text("self_description"));
    Cli.Outcome shown = cli.run("agent", "show", id.substring(id.length() - 8), "--json").ok();
    assertEquals(updated.out(), shown.out());
    cli.run(words("agent clone zealot zealot-2")).ok();
    cli.run(words("agent rename zealot-2 sceptic")).ok();
    cli.run(words("agent archive zealot")).ok();
    cli.run(words("agent describe zealot x"))
        .failed(1, "agent zealot (" + id + ") is archived: restore it first");
    assertEquals(List.of("sceptic"), identities(cli.run(words("agent list --json")).ok()));
    assertEquals(
        List.of("zealot"), identities(cli.run(words("agent list --show archived --json")).ok()));
    Cli.Outcome all = cli.run(words("agent list --show all --limit 1 --json")).ok();
    assertEquals(List.of("sceptic"), identities(all));
    assertEquals(
        List.of("zealot"),
        identities(
            cli.run(words("agent list --show all --json --after " + all.text("next"))).ok()));
    cli.run(words("agent register zealot --model m"))
        .failed(
            1,
            "identity zealot belongs to the archived agent "
                + id
                + ": restore it or choose another");
    assertEquals(
        new JsonNull(), cli.run(words("agent restore zealot --json")).ok().member("archived_at"));
  }

  @ParameterizedTest
  @EnumSource
  void spawnsRunAndAreMergedAndCounted(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run(words("agent register ghost --model m")).ok();
    cli.run(words("agent register crucible --model m")).ok();
    long own = ProcessHandle.current().pid();
    cli.run(words("agent spawn start ghost --host mars"))
        .failed(2, "--pid is missing: --host says where a process runs, so name it too");
    Cli.Outcome started = cli.run(words("agent spawn start ghost --json --pid " + own)).ok();
    assertEquals(1, started.number("spawn_number"));
    String spawn = started.text("spawn_id");
    assertEquals(1, cli.run("agent", "spawn", "wake", spawn, "--json").ok().number("wakes"));
    cli.run(words("agent spawn start crucible --pid " + Integer.MAX_VALUE)).ok();
    Cli.Outcome open = cli.run(words("agent spawn open --limit 1 --json")).ok();
    assertEquals(
        1,
        cli.run("agent", "spawn", "open", "--after", open.text("next"), "--json")
            .ok()
            .objects("items")
            .size());
    assertEquals(1, cli.run(words("agent spawn orphans --json")).ok().objects("items").size());
    assertEquals(1, cli.run(words("agent spawn end-orphans --json")).ok().objects("items").size());
    assertEquals("No orphans.\n", cli.run(words("agent spawn orphans")).ok().out());
    cli.run(words("agent merge ghost ghost"))
        .failed(1, "agent ghost cannot be merged into itself: name two agents");
    Cli.Outcome merged = cli.run(words("agent merge ghost crucible --json")).ok();
    assertEquals(
        new JsonNumber("1"),
        ((JsonObject) merged.member("moved")).members().get("agent_sessions").get());
    Cli.Outcome newest = cli.run(words("agent spawn list crucible --limit 1 --json")).ok();
    assertEquals(
        List.of("1"),
        numbers(
            cli.run(words("agent spawn list crucible --json --after " + newest.text("next")))
                .ok()));
    assertEquals(
        List.of("2", "1"), numbers(cli.run(words("agent spawn list crucible --json")).ok()));
    cli.run("agent", "spawn", "end", spawn).ok();
    cli.run("agent", "spawn", "end", spawn).ok();
    assertEquals(
        cli.run("agent", "spawn", "show", spawn.substring(spawn.length() - 8), "--json").ok().out(),
        cli.run("agent", "spawn", "end", spawn, "--json").ok().out());
    Cli.Outcome totals = cli.run(words("agent totals --json")).ok();
    assertEquals(2, totals.number("spawns"));
    assertEquals(0, totals.number("open_spawns"));
    assertEquals(
        new JsonNumber("1"), ((JsonObject) totals.member("agents")).members().get("active").get());
    String output = cli.run(words("agent stats")).ok().out();
    assertTrue(output.contains("| crucible |"), output);
    assertTrue(cli.run(words("audit list")).ok().out().contains("agent.merged"));
  }

  @ParameterizedTest
  @EnumSource
  void anAgentIsDeletedWithEverythingOnlyIfAsked(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String id = cli.run(words("agent register ghost --model m --json")).ok().text("agent_id");
    cli.run(words("agent spawn start ghost")).ok();
    cli.run(words("agent delete ghost"))
        .failed(
            1,
            "agent ghost ("
                + id
                + ") owns 1 spawns: delete it with everything, merge it into another, or"
                + " archive it");
    Cli.Outcome deleted = cli.run(words("agent delete ghost --with-everything --json")).ok();
    assertEquals(
        new JsonNumber("1"),
        ((JsonObject) deleted.member("removed")).members().get("agent_sessions").get());
    cli.run(words("agent show ghost"))
        .failed(
            1,
            "agent ghost is unknown: see `stoa agent list`, or register it with `stoa agent"
                + " register`");
    cli.run(words("agent register ghost --model m")).ok();
    assertTrue(cli.run(words("agent delete ghost")).ok().out().contains("ghost is deleted"));
  }

  @ParameterizedTest
  @EnumSource
  void whatCannotBeMeantIsSaid(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("agent", "register", "new name", "--model", "m")
        .failed(2, "identity \"new name\" contains whitespace: use new-name");
    cli.run("agent", "register", "zeno", "--model", " ")
        .failed(2, "model is blank: give a value or leave it out");
    cli.run("agent", "show", " ").failed(2, "agent is blank: give a value or leave it out");
    cli.run("agent", "show", "zeno")
        .failed(
            1,
            "agent zeno is unknown: see `stoa agent list`, or register it with `stoa agent"
                + " register`");
    cli.run("agent", "list", "--limit", "0")
        .failed(2, "--limit: 0 is out of range: give 1 to 1000");
    cli.run("agent", "spawn", "wake", "nobody")
        .failed(1, "spawn nobody is unknown: list the spawns to find it");
    cli.run("agent", "spawn", "open", "--after", "nobody")
        .failed(2, "--after: nobody is not a cursor of this list: copy it from the previous page");
    assertEquals("No agents.\n", cli.run("agent", "list").ok().out());
    assertEquals("No open spawns.\n", cli.run("agent", "spawn", "open").ok().out());
  }

  @ParameterizedTest
  @EnumSource
  void severalAgentsAreRegisteredOrNone(TestEngine engine) {
    Cli cli = Cli.on(engine.newUrl());
    String both =
        """
        {"identity":"zealot","model":"claude-4","constitution":"Doubt."}
        {"identity":"sentinel","model":"gpt-5"}
        """;
    Cli.Outcome made = cli.runPiped(both, words("agent register-batch - --json")).ok();
    assertEquals(List.of("zealot", "sentinel"), identities(made));
    cli.runPiped(
            """
            {"identity":"critic","model":"gpt-5"}
            {"identity":"new name","model":"gpt-5"}
            """,
            words("agent register-batch -"))
        .failed(2, "<agents> - line 2: identity \"new name\" contains whitespace: use new-name");
    assertEquals(2, cli.run(words("agent list --json")).ok().objects("items").size());
    assertEquals(
        made.objects("items").head().members().get("agent_id").get(),
        cli.run(words("agent register zealot --model other --if-absent --json"))
            .ok()
            .member("agent_id"));
  }

  private static List<String> numbers(Cli.Outcome outcome) {
    return outcome
        .objects("items")
        .map(spawn -> ((JsonNumber) spawn.members().get("spawn_number").get()).lexeme())
        .toList();
  }

  private static List<String> identities(Cli.Outcome outcome) {
    return outcome
        .objects("items")
        .map(agent -> agent.members().get("identity").get())
        .map((JsonValue identity) -> ((JsonString) identity).value())
        .toList();
  }

  private static String[] words(String line) {
    return line.split(" ");
  }
}
