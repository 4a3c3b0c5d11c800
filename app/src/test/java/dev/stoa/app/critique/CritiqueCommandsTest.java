package dev.stoa.app.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CritiqueCommandsTest {

  @ParameterizedTest
  @EnumSource
  void aCritiqueIsFiledJudgedAndShown(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    Cli.Outcome filed = file(cli, "slow query");
    assertEquals(1, filed.number("id"));
    cli.run("critique", "judge", "1", "--helped", "--usefulness", "0.75").ok();
    Cli.Outcome shown = cli.run("critique", "show", "1", "--json").ok();
    assertTrue(shown.out().contains("\"prediction_error\":0.25"), shown.out());
    assertTrue(shown.out().contains("\"led_to_improvement\":true"), shown.out());
    cli.run("critique", "judge", "1", "--failed", "--usefulness", "0.75")
        .failed(
            1,
            "critique 1 was judged already, as one that led to improvement, usefulness 0.75: a"
                + " verdict is final");
    String people = cli.run("critique", "show", "1").ok().out();
    assertTrue(people.contains("helped, 0.75"), people);
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
        .failed(2, "--after: x is not a cursor: copy it from the previous page");
  }

  @ParameterizedTest
  @EnumSource
  void reputationsAreCountedAndListed(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("critique", "proposal", "ada", "--accepted", "--register").ok();
    cli.run("critique", "proposal", "bob", "--register").ok();
    String listed = cli.run("critique", "reputation").ok().out();
    assertTrue(listed.indexOf("ada") < listed.indexOf("bob"), listed);
    assertTrue(listed.contains("1.300"), listed);
    String next = cli.run("critique", "reputation", "--limit", "1", "--json").ok().text("next");
    assertEquals("1/ada", next);
    Cli.Outcome rest = cli.run("critique", "reputation", "--after", next, "--json").ok();
    assertEquals(1, rest.objects("reputations").size());
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
        1, cli.run("critique", "list", "--after", "1", "--json").ok().objects("critiques").size());
    assertEquals("No critiques.\n", cli.run("critique", "list", "--debate", "x").ok().out());
    cli.run("critique", "file", "--debate", "d", "--agent", "a", "--severity", "7")
        .failed(2, "severity 7.0 is out of range: give 0 to 1");
    cli.run("critique", "show", "9")
        .failed(1, "critique 9 does not exist: list the critiques to find it");
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
