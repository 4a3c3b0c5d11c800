package dev.stoa.app.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import io.vavr.collection.List;
import java.sql.SQLException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class RatingCommandsTest {

  @ParameterizedTest
  @EnumSource
  void matchesAreRecordedAndEveryCommandTellsOfThem(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String[] first = {
      "rating",
      "record",
      "d1",
      "--score",
      "claude=1",
      "--score",
      "gpt=0",
      "--domain",
      "law",
      "--register"
    };
    cli.run("agent", "register", "gtp", "--model", "m").ok();
    cli.run("rating", "record", "d1", "--score", "gtp=1", "--score", "gpt=0")
        .failed(
            1,
            "agent gpt is unknown: did you mean gtp? Else see `stoa agent list`, or register it"
                + " with `stoa agent register`");
    cli.run("agent", "delete", "gtp").ok();
    assertEquals(1, cli.run(with(first, "--json")).ok().number("sequence"));
    assertEquals(1, cli.run(with(first, "--json")).ok().number("sequence"), "told again");
    cli.run("rating", "record", "d2", "--agent", "claude", "--agent", "gpt", "--draw").ok();
    assertTrue(cli.run("rating", "show", "claude").ok().out().contains("1516.00"));
    cli.run("rating", "as-of", "claude", "--at", "2999-01-01T00:00:00Z").ok();
    assertEquals(2, cli.run("rating", "leaderboard", "--json").ok().objects("items").size());
    assertTrue(cli.run("rating", "leaderboard", "--domain", "law").ok().out().contains("1484.00"));
    assertTrue(cli.run("rating", "history", "claude").ok().out().contains("█"));
    assertEquals(
        1, cli.run("rating", "head-to-head", "claude", "gpt", "--json").ok().number("drawn"));
    assertTrue(cli.run("rating", "relationships", "gpt").ok().out().contains("acquaintance"));
    cli.run("rating", "record", "d3", "--agent", "claude", "--agent", "gpt", "--winner", "gpt")
        .ok();
    assertTrue(cli.run("rating", "rivals", "gpt").ok().out().contains("claude"));
    assertTrue(
        cli.run("rating", "allies", "gpt")
            .ok()
            .out()
            .contains("No allies: no agent scores above 0.3."));
    assertEquals(2, best(cli));
    assertEquals(
        "declining", cli.run("rating", "trend", "claude", "--json").ok().text("direction"));
    assertEquals(0, cli.run("rating", "replay", "--json").ok().number("differences"));
    String fit = cli.run("rating", "fit", "--seed", "7").ok().out();
    assertEquals(fit, cli.run("rating", "fit", "--seed", "7").ok().out());
  }

  @ParameterizedTest
  @EnumSource
  void differencesFromTheLogAreReportedAndRepaired(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    Cli cli = Cli.on(url);
    for (int i = 0; i < 3; i++) {
      cli.run(
              "rating",
              "record",
              "d" + i,
              "--score",
              "claude=1",
              "--score",
              "gpt=0",
              "--calibrated",
              "--register")
          .ok();
    }
    TestEngine.execute(
        url,
        "update ratings set elo = 1700 where agent_name = 'gpt'",
        "update match_participants set elo = 1 where match_id = 2",
        "update agent_relationships set a_wins_over_b = 9");
    Cli.Outcome outcome = cli.run("rating", "replay");
    assertEquals(1, outcome.code());
    assertTrue(outcome.out().contains("point_elo"), outcome.out());
    assertTrue(outcome.out().contains("| differences |     4 |"), outcome.out());
    assertEquals(4, cli.run("rating", "repair", "--json").ok().number("differences"));
    assertEquals(0, cli.run("rating", "replay", "--json").ok().number("differences"));
    assertTrue(cli.run("audit", "list").ok().out().contains("rating.rebuilt"));
  }

  @Test
  void manyMatchesAreRecordedInOrderOrNone() {
    Cli cli = Cli.on(TestEngine.SQLITE.migratedUrl());
    String matches =
        """
        {"debate":"d1","scores":{"claude":0.8,"gpt":0.3}}
        {"debate":"d2","agents":["claude","gpt"],"draw":true}
        """;
    assertEquals(1, cli.runPiped(matches, "rating", "record-batch", "-").code());
    Cli.Outcome recorded =
        cli.runPiped(matches, "rating", "record-batch", "-", "--register", "--json").ok();
    assertEquals(2, recorded.objects("items").size());
    String next = "{\"debate\":\"d3\",\"agents\":[\"claude\",\"gpt\"],\"winner\":\"gpt\"}\n";
    assertEquals(
        1,
        cli.runPiped(next + next.replace("\"gpt\"}", "\"x\"}"), "rating", "record-batch", "-")
            .code());
    assertEquals(2, cli.run("rating", "matches", "--json").ok().objects("items").size());
  }

  @Test
  void whatCannotBeMeantIsSaidSo() {
    Cli cli = Cli.on(TestEngine.SQLITE.migratedUrl());
    assertEquals(1, cli.run("rating", "record", "d", "--agent", "a", "--draw").code());
    assertEquals(1, cli.run("rating", "record", "d", "--score", "a=-1", "--score", "b=1").code());
    assertEquals(2, cli.run("rating", "record", "d", "--score", "a").code());
    assertEquals(2, cli.run("rating", "record", "d", "--agent", "a", "--agent", "b").code());
    cli.run("rating", "record", "d", "ada", "bob")
        .failed(
            2,
            "ada, bob are not expected here; run `stoa rating record --help` to see what it takes");
    cli.run("rating", "record", "d", "--agent", "a", "--winner", "a", "--draw")
        .failed(2, "the outcome is unclear: give --score, --winner or --draw, one of them");
    cli.run("rating", "show", "nobody").failed(1, "agent nobody has not played: record a match");
    cli.run("rating", "match", "d9")
        .failed(1, "match d9 does not exist: list the matches to find it");
    cli.run("rating", "as-of", "a", "--at", "2026-01-02T03:04:05Z")
        .failed(1, "agent a has no history up to 2026-01-02T03:04:05Z: ask for a later instant");
    cli.run("rating", "relationship", "a", "b")
        .failed(1, "agents a and b never met: record a match of the two");
    assertEquals(2, cli.run("rating", "head-to-head", "a", "a").code());
    assertEquals(2, cli.run("rating", "fit", "--replicates", "1").code());
  }

  @ParameterizedTest
  @EnumSource
  void matchesAreListedAPageAtATimeAndFiltered(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    for (int i = 1; i <= 3; i++) {
      cli.run(
              with(
                  new String[] {
                    "rating", "record", "d" + i, "--agent", "a", "--agent", "b", "--winner", "a"
                  },
                  "--register"))
          .ok();
    }
    Cli.Outcome first = cli.run("rating", "matches", "--limit", "2", "--json").ok();
    assertEquals("d3", debate(first.objects("items").head()));
    Cli.Outcome rest = cli.run("rating", "matches", "--after", first.text("next"), "--json").ok();
    assertEquals("d1", debate(rest.objects("items").single()));
    assertEquals("No matches.\n", cli.run("rating", "matches", "--domain", "law").ok().out());
    assertEquals("No matches.\n", cli.run("rating", "matches", "--agent", "c").ok().out());
    assertEquals("a", cli.run("rating", "match", "d2", "--json").ok().text("winner"));
    Cli.Outcome best = cli.run("rating", "leaderboard", "--limit", "1", "--json").ok();
    Cli.Outcome other =
        cli.run("rating", "leaderboard", "--after", best.text("next"), "--json").ok();
    assertEquals(new JsonString("b"), other.objects("items").single().members().get("agent").get());
    String met = cli.run("rating", "head-to-head", "a", "b", "--recent", "1").ok().out();
    assertTrue(met.endsWith("\nd3: a won\n"), met);
  }

  @ParameterizedTest
  @EnumSource
  void observationsCountInARelationship(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String counted =
        "--agreements 3 --critiques-given 9 --critiques-accepted 8 --critiques-received 7"
            + " --accepted-of-received 6 --changes 5 --changes-of-other 4";
    cli.run(("rating observe b a --register " + counted).split(" ")).ok();
    Cli.Outcome seen = cli.run("rating", "relationship", "b", "a", "--json").ok();
    assertEquals("a", seen.text("with"));
    assertEquals(counted, counters(seen));
    assertEquals(
        "--agreements 3 --critiques-given 7 --critiques-accepted 6 --critiques-received 9"
            + " --accepted-of-received 8 --changes 4 --changes-of-other 5",
        counters(cli.run("rating", "relationship", "a", "b", "--json").ok()));
    String shown = cli.run("rating", "relationship", "b", "a").ok().out();
    assertTrue(shown.contains("| accepted of received | 6 "), shown);
    cli.run("rating", "observe", "a", "b", "--agreements", "-1")
        .failed(2, "--agreements: -1 is out of range: give at least 0");
  }

  /** As the options of a command that counts them. */
  private static String counters(Cli.Outcome relationship) {
    return Stream.of(
            "agreements",
            "critiques_given",
            "critiques_accepted",
            "critiques_received",
            "accepted_of_received",
            "changes",
            "changes_of_other")
        .map(name -> "--" + name.replace('_', '-') + " " + relationship.number(name))
        .collect(Collectors.joining(" "));
  }

  private static String debate(JsonObject match) {
    return ((JsonString) match.members().get("debate_id").get()).value();
  }

  private static int best(Cli cli) {
    JsonObject first = cli.run("rating", "best", "--json").ok().objects("items").head();
    return ((JsonArray) first.members().get("agents").get()).values().size();
  }

  private static String[] with(String[] words, String more) {
    return List.of(words).append(more).toJavaArray(String[]::new);
  }
}
