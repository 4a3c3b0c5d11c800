package dev.stoa.app.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.rating.ReliabilityBucket;
import org.junit.jupiter.api.Test;

final class CalibrationCommandsTest {

  private final Cli cli = Cli.on(TestEngine.SQLITE.migratedUrl());

  @Test
  void aTournamentIsPredictedAndResolvedOnce() {
    run("predict", "t1", "claude", "gemini", "--confidence", "0.7", "--register").ok();
    run("predict", "t1", "gpt", "--outcome", "codex=0.8", "--outcome", "gemini=0.2", "--register")
        .ok();
    Cli.Outcome resolved = run("resolve", "t1", "gemini", "--json").ok();
    assertEquals(2, resolved.number("predictions"));
    assertEquals(resolved.out(), run("resolve", "t1", "gemini", "--json").ok().out());
    assertTrue(run("resolve", "t1", "gemini").ok().out().contains("| 0.6400 |"));
    assertEquals(1, run("resolve", "t1", "codex").code());
    assertEquals(1, run("predict", "t1", "new", "gemini", "--confidence", "1").code());
    run("resolve", "t9", "x")
        .failed(1, "tournament t9 has no predictions: record one first, or check its id");
  }

  @Test
  void whatAnAgentStandsAtIsShownByDiscipline() {
    record("claude", "law", "0.9", "--right");
    record("claude", "art", "0.6", "--wrong");
    Cli.Outcome shown = run("show", "claude", "--json").ok();
    assertEquals(3, shown.objects("calibrations").size());
    assertEquals(
        new JsonNumber("2"),
        shown.objects("calibrations").head().members().get("predictions").get());
    assertTrue(run("show", "claude", "--limit", "1").ok().out().endsWith("--after art\n"));
    Cli.Outcome best = run("show", "claude", "--best", "--json").ok();
    assertEquals(1, best.objects("calibrations").size(), "too few in each discipline");
    run("show", "claude", "--best", "--after", "art")
        .failed(2, "--best shows the first only: leave --after out");
    run("show", "nobody")
        .failed(1, "agent nobody has no decided predictions: record one, or check the name");
  }

  @Test
  void theLeaderboardLeadsFromPageToPage() {
    for (int i = 0; i < 10; i++) {
      record("claude", "law", "0.9", "--right");
      record("grok", "law", "0.9", "--wrong");
    }
    Cli.Outcome first = run("leaderboard", "--limit", "1", "--json").ok();
    Cli.Outcome second =
        run("leaderboard", "--domain", "law", "--after", first.text("next"), "--json").ok();
    assertEquals(1, second.objects("calibrations").size());
    assertTrue(second.out().contains("\"agent\":\"grok\""), second.out());
    run("leaderboard", "--min", "5")
        .failed(1, "minimum sample 5 is too small: agents have a score from 10 predictions on");
    run("leaderboard", "--after", "claude")
        .failed(2, "--after: give <score>:<agent>, as printed by the previous page");
  }

  @Test
  void theCurveIsDrawn() {
    record("claude", "law", "0.75", "--right");
    record("claude", "law", "0.75", "--wrong");
    String drawn = run("curve", "claude").ok().out();
    assertTrue(drawn.contains("|    0.7-0.8 |           2 |  75% |   50% | "), drawn);
    assertTrue(drawn.contains("####################          |"), drawn);
    Cli.Outcome told = run("curve", "claude", "--domain", "law", "--json").ok();
    assertEquals(10, told.objects("buckets").size());
    assertEquals(2, told.number("predictions"));
  }

  @Test
  void aBarHasItsMarkWhereConfidenceStood() {
    assertEquals("", CurveView.bar(ReliabilityBucket.empty(3)));
    assertEquals("#".repeat(39) + "|", CurveView.bar(ReliabilityBucket.empty(9).plus(1, true)));
    assertEquals("|" + " ".repeat(39), CurveView.bar(ReliabilityBucket.empty(0).plus(0, false)));
  }

  @Test
  void mistakesAreNamed() {
    run("predict", "t1", "claude", "gemini")
        .failed(
            2,
            "the forecast is unclear: give <outcome> with --confidence, or every outcome with"
                + " --outcome");
    run("predict", "t1", "claude", "gemini", "--confidence", "7")
        .failed(2, "confidence 7.0 is out of range: give a number from 0 to 1");
    run("predict", "t1", "claude", "--outcome", "a=0.5", "--outcome", "b=0.25")
        .failed(2, "probabilities sum up to 0.75: make them sum up to 1");
    assertEquals(2, run("record", "claude", "law", "--confidence", "0.5").code());
  }

  private void record(String agent, String domain, String confidence, String truth) {
    run("record", agent, domain, "--confidence", confidence, truth, "--register").ok();
  }

  private Cli.Outcome run(String... words) {
    String[] all = new String[words.length + 1];
    all[0] = "calibration";
    System.arraycopy(words, 0, all, 1, words.length);
    return cli.run(all);
  }
}
