package dev.stoa.app.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.List;
import java.sql.SQLException;
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
        .failed(1, "agent gpt is unknown: did you mean gtp? Else list the agents, or register it");
    cli.run("agent", "delete", "gtp").ok();
    assertEquals(1, cli.run(with(first, "--json")).ok().number("sequence"));
    assertEquals(1, cli.run(with(first, "--json")).ok().number("sequence"), "told again");
    cli.run("rating", "record", "d2", "--agent", "claude", "--agent", "gpt", "--draw").ok();
    assertTrue(cli.run("rating", "show", "claude").ok().out().contains("1516.00"));
    cli.run("rating", "show", "claude", "--at", "2999-01-01T00:00:00Z").ok();
    assertEquals(2, cli.run("rating", "leaderboard", "--json").ok().objects("agents").size());
    assertTrue(cli.run("rating", "leaderboard", "--domain", "law").ok().out().contains("1484.00"));
    assertTrue(cli.run("rating", "history", "claude").ok().out().contains("█"));
    assertEquals(
        1, cli.run("rating", "head-to-head", "claude", "gpt", "--json").ok().number("drawn"));
    assertTrue(cli.run("rating", "relationships", "gpt").ok().out().contains("acquaintance"));
    cli.run("rating", "record", "d3", "--agent", "claude", "--agent", "gpt", "--winner", "gpt")
        .ok();
    assertTrue(cli.run("rating", "rivals", "gpt").ok().out().contains("claude"));
    assertTrue(cli.run("rating", "allies", "gpt").ok().out().contains("has no allies"));
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
    Cli.Outcome told = cli.run("rating", "replay");
    assertEquals(1, told.code());
    assertTrue(told.out().contains("history elo"), told.out());
    assertTrue(told.out().contains("4 differences; --repair"), told.out());
    assertTrue(
        cli.run("rating", "replay", "--repair").ok().out().contains("4 differences repaired"));
    assertEquals(0, cli.run("rating", "replay", "--json").ok().number("differences"));
    assertTrue(cli.run("audit", "list").ok().out().contains("rating.rebuilt"));
  }

  @Test
  void whatCannotBeMeantIsSaidSo() {
    Cli cli = Cli.on(TestEngine.SQLITE.migratedUrl());
    assertEquals(1, cli.run("rating", "record", "d", "--agent", "a", "--draw").code());
    assertEquals(1, cli.run("rating", "record", "d", "--score", "a=-1", "--score", "b=1").code());
    assertEquals(2, cli.run("rating", "record", "d", "--score", "a").code());
    assertEquals(2, cli.run("rating", "record", "d", "--agent", "a", "--agent", "b").code());
    assertEquals(1, cli.run("rating", "show", "nobody").code());
    assertEquals(2, cli.run("rating", "head-to-head", "a", "a").code());
    assertEquals(2, cli.run("rating", "fit", "--replicates", "1").code());
  }

  @Test
  void aSparklineRisesWithItsNumbers() {
    assertEquals("▁▅█", Sparkline.of(List.of(1.0, 2.0, 3.0)));
    assertEquals("▄▄", Sparkline.of(List.of(5.0, 5.0)));
    assertTrue(Sparkline.of(List.empty()).isEmpty());
  }

  private static int best(Cli cli) {
    JsonObject first = cli.run("rating", "best", "--json").ok().objects("domains").head();
    return ((JsonArray) first.members().get("agents").get()).values().size();
  }

  private static String[] with(String[] words, String more) {
    return List.of(words).append(more).toJavaArray(String[]::new);
  }
}
