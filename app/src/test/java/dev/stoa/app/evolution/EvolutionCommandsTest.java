package dev.stoa.app.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class EvolutionCommandsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void aVariantIsTriedJudgedAndActivated(TestEngine engine) throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    String first = run(cli, "generation open").text("generation_id");
    String before = run(cli, "profile add " + first + " Open-high").text("profile_id");
    record(cli, first, before, "false", 0, 1, -1, 0, -4);
    String next = run(cli, "generation open " + first + " --shadow").text("generation_id");
    String after =
        run(
                cli,
                "profile add "
                    + next
                    + " Open-low --parent "
                    + before
                    + " --created-by mutator --hyperparameters {\"temperature\":0.5}")
            .text("profile_id");
    record(cli, next, after, "true", 3, 4, 3, 3, 3);
    Cli.Outcome judged = run(cli, "mutation judge " + after + " --constraint Never-open-high");
    assertTrue(judged.out().contains("\"accepted\":true"), judged.out());
    assertEquals("active", run(cli, "generation activate " + next.substring(20)).text("status"));
    assertEquals("archived", run(cli, "generation show " + first).text("status"));
    String diff = cli.run("evolution", "profile", "diff", before, after).ok().out();
    assertTrue(diff.contains("-Open-high\n+Open-low"), diff);
    String tree = cli.run("evolution", "generation", "tree").ok().out();
    assertTrue(tree.contains("1 archived  ·▄··▄█▄····  mean -0.80 of 5"), tree);
    assertTrue(tree.contains("└─ 2 active"), tree);
    String failing = run(cli, "episode failing " + first).out();
    assertTrue(failing.contains("\"score_a\":-4"), failing);
    assertTrue(run(cli, "mutation constraints " + next).out().contains("Never-open-high"));
    assertEquals(0, run(cli, "mutation plateau").number("generations"));
    assertEquals(0, run(cli, "prune-report").number("archived_episodes"));
    cli.run("evolution", "episode", "record", first, before, before, "timeout")
        .failed(
            2, "--score-a and --score-b are missing: an episode that ended by timeout is judged");
  }

  @ParameterizedTest
  @EnumSource
  void anEpisodeIsRecordedAndReplayed(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String generation = run(cli, "generation open").text("generation_id");
    String actor = run(cli, "profile add " + generation + " Be-fair").text("profile_id");
    String id =
        cli.run(
                "evolution",
                "episode",
                "record",
                generation,
                actor,
                actor,
                "corrupted",
                "--action",
                "{\"turn\":1,\"speaker\":\"" + actor + "\",\"public_dialogue\":\"Ten.\"}",
                "--json")
            .ok()
            .text("episode_id");
    String replay = cli.run("evolution", "episode", "replay", id).ok().out();
    assertTrue(replay.contains("\"public_dialogue\":\"Ten.\""), replay);
    assertEquals(-5, run(cli, "episode show " + id).number("score_b"));
    cli.run(
            "evolution",
            "episode",
            "record",
            generation,
            actor,
            actor,
            "corrupted",
            "--action",
            "{\"turn\":1}")
        .failed(2, "an action has no speaker: give the id of a profile");
  }

  @ParameterizedTest
  @EnumSource
  void theStatusHasTheIdsThatOtherCommandsNeed(TestEngine engine) throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    assertEquals(
        "No generation is active or tried: open one.\n", cli.run("evolution", "status").ok().out());
    String first = run(cli, "generation open").text("generation_id");
    String actor = run(cli, "profile add " + first + " Be-fair").text("profile_id");
    String broker =
        run(cli, "profile add " + first + " Help --archetype created_agent").text("profile_id");
    record(cli, first, actor, "false", 1, 3);
    String next = run(cli, "generation open " + first + " --shadow").text("generation_id");
    String agent =
        run(cli, "agent propose " + first + " " + broker + " validator --rationale stuck")
            .text("created_agent_id");
    Cli.Outcome status = run(cli, "status");
    assertEquals(
        "active 2 " + first + ", shadow_trial 0 " + next,
        status
            .objects("generations")
            .map(one -> texts(one, "status", "episodes", "generation_id"))
            .mkString(", "));
    assertEquals(
        Set.of(actor, broker),
        status.objects("profiles").map(one -> texts(one, "profile_id")).toJavaSet());
    assertEquals(
        agent + " " + broker,
        status
            .objects("pending")
            .map(one -> texts(one, "created_agent_id", "profile_id"))
            .mkString(", "));
    String printed = cli.run("evolution", "status").ok().out();
    assertTrue(printed.startsWith("generations:\n"), printed);
    assertTrue(printed.contains(agent), printed);
    run(cli, "agent deny " + agent);
    run(cli, "generation archive " + next);
    Cli.Outcome after = run(cli, "status");
    assertEquals(1, after.objects("generations").size());
    assertEquals(0, after.objects("pending").size());
  }

  private static String texts(JsonObject object, String... names) {
    return Vector.of(names)
        .map(
            name ->
                object.members().get(name).get() instanceof JsonString text
                    ? text.value()
                    : ((JsonNumber) object.members().get(name).get()).lexeme())
        .mkString(" ");
  }

  @ParameterizedTest
  @EnumSource
  void aStrategyIsOfAnEpisodeThatWasPlayed(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String generation = run(cli, "generation open").text("generation_id");
    String actor = run(cli, "profile add " + generation + " Be-fair").text("profile_id");
    String played =
        run(cli, "episode record " + generation + " " + actor + " " + actor + " corrupted")
            .text("episode_id");
    cli.run(strategy("ep_11203", generation))
        .failed(1, "episode ep_11203 is unknown: list the episodes of its generation");
    cli.runPiped(
            line(played, generation) + line("ep_11203", generation),
            "evolution",
            "strategy",
            "add-batch",
            "-")
        .failed(1, "episode ep_11203 is unknown: list the episodes of its generation");
    assertEquals("", found(cli));
    cli.run(strategy(played, generation)).ok();
    assertEquals("Opened-high", found(cli));
  }

  private static String found(Cli cli) {
    return run(cli, "strategy similar opening")
        .objects("items")
        .map(hit -> (JsonObject) hit.members().get("strategy").get())
        .map(strategy -> texts(strategy, "document"))
        .mkString(", ");
  }

  private static String line(String episode, String generation) {
    return """
    {"document":"Opened-high","episode":"%s","generation":"%s","archetype":"primary_actor",\
    "tactic":"t","score":-5,"reason":"timeout"}
    """
        .formatted(episode, generation);
  }

  private static String[] strategy(String episode, String generation) {
    return ("evolution strategy add Opened-high --archetype primary_actor --tactic t --score -5"
            + " --reason timeout --episode "
            + episode
            + " --generation "
            + generation)
        .split(" ");
  }

  private void record(Cli cli, String generation, String profile, String shadow, int... scores)
      throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int score : scores) {
      lines.append(
          """
          {"generation":"%s","agent_a":"%s","agent_b":"%s","reason":"agreement",\
          "score_a":%d,"score_b":%d,"shadow":%s}
          """
              .formatted(generation, profile, profile, score, score, shadow));
    }
    Path file = Files.writeString(folder.resolve("episodes.jsonl"), lines);
    run(cli, "episode record-batch " + file);
  }

  private static Cli.Outcome run(Cli cli, String words) {
    return cli.run(("evolution " + words + " --json").split(" ")).ok();
  }
}
