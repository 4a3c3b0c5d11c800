package dev.stoa.bootstrap.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.cli.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class RatingCommandsTest {

  @ParameterizedTest
  @EnumSource
  void matchesAreRecordedAndEveryCommandTellsOfThem(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String[] first = {
      "rating", "record", "d1", "--score", "claude=1", "--score", "gpt=0", "--domain", "law"
    };
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
    assertEquals(
        "insufficient", cli.run("rating", "trend", "gpt", "--json").ok().text("direction"));
    assertEquals(0, cli.run("rating", "replay", "--json").ok().number("differences"));
    String fit = cli.run("rating", "fit", "--seed", "7").ok().out();
    assertEquals(fit, cli.run("rating", "fit", "--seed", "7").ok().out());
    assertEquals(2, cli.run("rating", "prune", "--keep", "1", "--json").ok().number("dropped"));
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
    assertEquals(2, cli.run("rating", "prune", "--keep", "0").code());
    assertEquals(2, cli.run("rating", "fit", "--replicates", "1").code());
  }

  @Test
  void aSparklineRisesWithItsNumbers() {
    assertEquals("▁▅█", Sparkline.of(List.of(1.0, 2.0, 3.0)));
    assertEquals("▄▄", Sparkline.of(List.of(5.0, 5.0)));
    assertTrue(Sparkline.of(List.empty()).isEmpty());
  }

  private static String[] with(String[] words, String more) {
    return List.of(words).append(more).toJavaArray(String[]::new);
  }
}
