package dev.stoa.app.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LessonCommandsTest {

  @ParameterizedTest
  @EnumSource
  void aLessonIsLearntFoundAndApplied(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    Cli.Outcome learnt =
        cli.run("lesson", "learn", "Pool connections", "Slow reads", "Use a pool", "--json").ok();
    assertEquals("best_practice", learnt.text("category"));
    String id = learnt.text("lesson_id");
    String hits = cli.run("lesson", "search", "pooling", "--json").ok().out();
    assertTrue(hits.contains("[Pool] connections"), hits);
    assertEquals(
        "Nothing found.\n",
        cli.run("lesson", "search", "pooling", "--min-tier", "gold").ok().out());
    String used =
        cli.run("lesson", "apply", id, "--debate", "d1", "--json").ok().text("application_id");
    assertEquals(
        "succeeded",
        cli.run("lesson", "resolve", used, "succeeded", "--feedback", "0.9", "--json")
            .ok()
            .text("outcome"));
    cli.run("lesson", "resolve", used, "failed")
        .failed(
            1, "application " + used + " was resolved already, as a success: an outcome is final");
    assertEquals(1, cli.run("lesson", "statistics", "--json").ok().number("applications"));
    assertEquals(0, cli.run("lesson", "expire", "--yes", "--json").ok().number("removed"));
    assertTrue(cli.run("lesson", "applications", id).ok().out().contains("succeeded"));
    assertTrue(cli.run("lesson", "list").ok().out().contains("Use a pool"));
    cli.run("lesson", "show", "none")
        .failed(1, "lesson none is unknown: search the lessons to find it");
  }

  @ParameterizedTest
  @EnumSource
  void aDebateThatWasHeldElsewhereTeachesOnce(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String[] extract = {
      "lesson",
      "extract",
      "d1",
      "Performance of the price lookup",
      "Measure before caching",
      "--consensus",
      "0.8",
      "--insight",
      "It scanned the table",
      "--insight",
      "An index is enough"
    };
    String learnt = cli.run(extract).ok().out();
    assertTrue(learnt.contains("(Round 2)") && learnt.contains("An index is enough"), learnt);
    assertEquals(learnt, cli.run(extract).ok().out());
    assertEquals(3, cli.run("lesson", "statistics", "--json").ok().number("lessons"));
  }
}
