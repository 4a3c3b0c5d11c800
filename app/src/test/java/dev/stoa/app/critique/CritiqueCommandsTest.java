package dev.stoa.app.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CritiqueCommandsTest {

  @ParameterizedTest
  @EnumSource
  void aCritiqueIsFiledJudgedAndShown(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    Cli.Outcome filed = file(cli, "slow query");
    assertEquals(1, filed.number("critique_id"));
    cli.run("critique", "judge", "1", "--helped", "--usefulness", "0.75").ok();
    Cli.Outcome shown = cli.run("critique", "show", "1", "--json").ok();
    assertTrue(shown.out().contains("\"prediction_error\":0.25"), shown.out());
    assertTrue(shown.out().contains("\"verdict\":\"helped\""), shown.out());
    cli.run("critique", "judge", "1", "--failed", "--usefulness", "0.75")
        .failed(
            1,
            "critique 1 was judged already, as one that led to improvement, usefulness 0.75: a"
                + " verdict is final");
    cli.run("critique", "judge", "1", "--usefulness", "1")
        .failed(2, "give --helped or --failed, one of them");
    String people = cli.run("critique", "show", "1").ok().out();
    assertTrue(people.contains("| verdict             | helped "), people);
    assertTrue(people.contains("| prediction error    | 0.250 "), people);
  }

  @ParameterizedTest
  @EnumSource
  void whatHelpedTwiceIsAPattern(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    for (int id = 1; id <= 2; id++) {
      file(cli, "slow query");
      cli.run("critique", "judge", String.valueOf(id), "--helped", "--usefulness", "1").ok();
    }
    String listed = cli.run("critique", "patterns", "--category", "performance").ok().out();
    assertTrue(listed.contains("e4d55c6eaafd"), listed);
    String next = cli.run("critique", "patterns", "--limit", "1", "--json").ok().text("next");
    assertEquals("No patterns.\n", cli.run("critique", "patterns", "--after", next).ok().out());
    Cli.Outcome archived = cli.run("critique", "archive-patterns", "--json").ok();
    assertEquals(0, archived.number("archived"));
    cli.run("critique", "patterns", "--after", "x")
        .failed(2, "--after: x is not a cursor of this list: copy it from the previous page");
    assertEquals(
        2, cli.run("critique", "pattern", "e4d55c6eaafd", "--json").ok().number("successes"));
    cli.run("critique", "pattern", "000000000000")
        .failed(1, "pattern 000000000000 does not exist: list the patterns to find it");
  }

  @ParameterizedTest
  @EnumSource
  void aPatternIsLearntWithoutACritique(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("critique", "learn", "slow query", "--failed")
        .failed(1, "pattern e4d55c6eaafd does not exist: list the patterns to find it");
    cli.run("critique", "learn", "slow query", "--helped", "--suggestion", "index it").ok();
    Cli.Outcome learnt = cli.run("critique", "learn", "Slow query", "--failed", "--json").ok();
    assertEquals("e4d55c6eaafd", learnt.text("pattern_id"));
    assertEquals("index it", learnt.text("suggestion"));
    assertEquals(1, learnt.number("failures"));
    cli.run("critique", "learn", "slow query").failed(2, "give --helped or --failed, one of them");
  }

  @ParameterizedTest
  @EnumSource
  void reputationsAreCountedAndListed(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("critique", "proposal", "ada", "--accepted", "--register").ok();
    cli.run("critique", "proposal", "bob", "--register").ok();
    String listed = cli.run("critique", "reputations").ok().out();
    assertTrue(listed.indexOf("ada") < listed.indexOf("bob"), listed);
    assertTrue(listed.contains("1.300"), listed);
    String next = cli.run("critique", "reputations", "--limit", "1", "--json").ok().text("next");
    Cli.Outcome rest = cli.run("critique", "reputations", "--after", next, "--json").ok();
    assertEquals(
        new JsonString("bob"), rest.objects("items").single().members().get("agent").get());
    cli.run("critique", "reputations", "--by", "calibration", "--after", next)
        .failed(
            2,
            "--after: " + next + " is not a cursor of this list: copy it from the previous page");
    assertEquals(
        2,
        cli.run("critique", "reputations", "--by", "calibration", "--json")
            .ok()
            .objects("items")
            .size());
    assertEquals(
        new JsonNumber("1.3"),
        cli.run("critique", "vote-weight", "ada", "--json").ok().member("vote_weight"));
    assertEquals(
        new JsonNumber("1"),
        cli.run("critique", "vote-weight", "eve", "--json").ok().member("vote_weight"));
    cli.run("critique", "reputation", "eve")
        .failed(
            1,
            "agent eve has no reputation yet, its vote counts 1.0: record a proposal or file a"
                + " critique");
  }

  @ParameterizedTest
  @EnumSource
  void critiquesAreListedAndBadOnesRefused(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    file(cli, "a");
    file(cli, "b");
    assertEquals(
        1, cli.run("critique", "list", "--after-id", "1", "--json").ok().objects("items").size());
    Cli.Outcome first = cli.run("critique", "list", "--limit", "1", "--json").ok();
    Cli.Outcome second =
        cli.run("critique", "list", "--limit", "1", "--after", first.text("next"), "--json").ok();
    assertEquals(
        new JsonNumber("2"), second.objects("items").single().members().get("critique_id").get());
    assertEquals("No critiques.\n", cli.run("critique", "list", "--debate", "x").ok().out());
    cli.run("critique", "file", "--debate", "d", "--agent", "a", "--severity", "7")
        .failed(2, "--severity: 7.0 is out of range: give 0 to 1");
    cli.run("critique", "show", "9")
        .failed(1, "critique 9 does not exist: list the critiques to find it");
  }

  @ParameterizedTest
  @EnumSource
  void severalAreFiledOrNone(TestEngine engine, @TempDir Path folder) throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    String lines =
        Files.writeString(
                folder.resolve("critiques.jsonl"),
                """
                {"debate":"d","agent":"ada","issues":["a"]}
                {"debate":"d","agent":"bob","severity":0.25}
                """)
            .toString();
    assertEquals(1, cli.run("critique", "file-batch", lines).code(), "nobody is registered");
    assertEquals("No critiques.\n", cli.run("critique", "list").ok().out());
    cli.run("critique", "file-batch", lines, "--register").ok();
    assertEquals(2, cli.run("critique", "list", "--json").ok().objects("items").size());
  }

  private static Cli.Outcome file(Cli cli, String issue) {
    return cli.run(
            "critique",
            "file",
            "--json",
            "--debate",
            "d",
            "--agent",
            "ada",
            "--issue",
            issue,
            "--register")
        .ok();
  }
}
