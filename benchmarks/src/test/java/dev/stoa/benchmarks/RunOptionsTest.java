package dev.stoa.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.measure.Pace;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RunOptionsTest {

  @Test
  void everythingIsMeasuredUnlessSelected() {
    RunOptions options = RunOptions.parse();

    assertEquals(Pace.FULL, options.pace());
    assertEquals(List.of(JdbcEngine.SQLITE, JdbcEngine.POSTGRES), options.engines());
    assertTrue(options.includes("memory"));
    assertEquals(Option.none(), options.page());
  }

  @Test
  void optionsSelectAreasAndAnEngine() {
    RunOptions options =
        RunOptions.parse(
            "--area", "audit", "--area", "memory", "--engine", "sqlite", "--page", "figures.md");

    assertTrue(options.includes("memory"));
    assertFalse(options.includes("search"));
    assertEquals(List.of(JdbcEngine.SQLITE), options.engines());
    assertEquals(Option.some(Path.of("figures.md")), options.page());
  }

  @Test
  void laterOptionsChangeThePace() {
    RunOptions options =
        RunOptions.parse("--quick", "--rounds", "3", "--warm-up", "12", "--rows", "1000");

    assertEquals(
        Pace.QUICK.withRounds(3).withWarmUp(Duration.ofSeconds(12)).withRows(1_000),
        options.pace());
  }

  @Test
  void unknownOptionsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> RunOptions.parse("--fast", "yes"));
    assertThrows(IllegalArgumentException.class, () -> RunOptions.parse("--rounds"));
    assertThrows(IllegalArgumentException.class, () -> RunOptions.parse("--engine", "oracle"));
  }
}
