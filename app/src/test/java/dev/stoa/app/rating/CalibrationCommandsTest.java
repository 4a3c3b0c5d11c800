package dev.stoa.app.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonString;
import java.util.stream.Stream;
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
    assertTrue(run("predictions", "t1").ok().out().contains("| 0.640 |"));
    Cli.Outcome first = run("predictions", "t1", "--limit", "1", "--json").ok();
    assertEquals(
        new JsonString("gpt"),
        run("predictions", "t1", "--after", first.text("next"), "--json")
            .ok()
            .objects("items")
            .single()
            .members()
            .get("agent")
            .get());
    assertEquals(1, run("resolve", "t1", "codex").code());
    assertEquals(1, run("predict", "t1", "new", "gemini", "--confidence", "1").code());
    run("resolve", "t9", "x")
        .failed(1, "tournament t9 has no predictions: record one first, or check its id");
  }

  @Test
  void manyTournamentsArePredictedAndResolvedAtOnce() {
    String predictions =
        """
        {"tournament":"t1","agent":"claude","expected":"gemini","confidence":0.7}
        {"tournament":"t2","agent":"claude","probabilities":{"yes":0.6,"no":0.4}}
        """;
    assertEquals(1, piped(predictions, "predict-batch", "-").code(), "claude is not registered");
    assertEquals("No predictions.\n", run("predictions", "t1").ok().out());
    Cli.Outcome stored = piped(predictions, "predict-batch", "-", "--register", "--json").ok();
    assertEquals(2, stored.objects("items").size());
    String outcomes = "{\"tournament\":\"t1\",\"outcome\":\"gemini\"}\n";
    String unknown = "{\"tournament\":\"t9\",\"outcome\":\"x\"}\n";
    assertEquals(1, piped(outcomes + unknown, "resolve-batch", "-").code());
    Cli.Outcome resolved = piped(outcomes, "resolve-batch", "-", "--json").ok();
    assertEquals(1, resolved.objects("items").size());
    assertTrue(
        piped("{\"tournament\":\"t1\",\"agent\":\"claude\"}\n", "predict-batch", "-")
            .err()
            .contains("the forecast is unclear"));
  }

  private Cli.Outcome piped(String lines, String... words) {
    return cli.runPiped(
        lines, Stream.concat(Stream.of("calibration"), Stream.of(words)).toArray(String[]::new));
  }

  @Test
  void whatAnAgentStandsAtIsShownByDiscipline() {
    record("claude", "law", "0.9", "--right");
    record("claude", "art", "0.6", "--wrong");
    assertEquals(2, run("show", "claude", "--json").ok().number("predictions"));
    assertEquals(1, run("show", "claude", "--domain", "law", "--json").ok().number("predictions"));
    Cli.Outcome first = run("domains", "claude", "--limit", "1", "--json").ok();
    Cli.Outcome rest = run("domains", "claude", "--after", first.text("next"), "--json").ok();
    assertEquals(
        new JsonString("law"), rest.objects("items").single().members().get("domain").get());
    assertEquals(
        "No disciplines with five predictions.\n", run("best-domains", "claude").ok().out());
    for (int i = 0; i < 4; i++) {
      record("claude", "law", "0.9", "--right");
    }
    assertEquals(1, run("best-domains", "claude", "--json").ok().objects("items").size());
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
    assertEquals(1, second.objects("items").size());
    assertTrue(second.out().contains("\"agent\":\"grok\""), second.out());
    run("leaderboard", "--min", "5")
        .failed(1, "minimum sample 5 is too small: agents have a score from 10 predictions on");
    run("leaderboard", "--after", "claude")
        .failed(2, "--after: claude is not a cursor of this list: copy it from the previous page");
    assertEquals(
        new JsonNumber("1"),
        run("weights", "eve", "claude", "--json")
            .ok()
            .objects("items")
            .head()
            .members()
            .get("weight")
            .get());
  }

  @Test
  void theCurveIsDrawn() {
    record("claude", "law", "0.75", "--right");
    record("claude", "law", "0.75", "--wrong");
    String drawn = run("curve", "claude").ok().out();
    assertTrue(
        drawn.contains("| 0.7-0.8 |           2 |       1 |           0.750 |    0.500 |"), drawn);
    assertTrue(drawn.contains("\n0.7-0.8 ####################          |\n"), drawn);
    Cli.Outcome outcome = run("curve", "claude", "--domain", "law", "--json").ok();
    assertEquals(10, outcome.objects("buckets").size());
    assertEquals(2, outcome.number("predictions"));
  }

  @Test
  void mistakesAreNamed() {
    run("predict", "t1", "claude", "gemini")
        .failed(
            2,
            "the forecast is unclear: give <outcome> with --confidence, or every outcome with"
                + " --outcome");
    run("predict", "t1", "claude", "gemini", "--confidence", "7")
        .failed(2, "--confidence: 7.0 is out of range: give 0 to 1");
    run("predict", "t1", "claude", "--outcome", "a=0.5", "--outcome", "b=0.25")
        .failed(2, "probabilities sum up to 0.75: make them sum up to 1");
    run("record", "claude", "law", "--confidence", "0.5")
        .failed(2, "give --right or --wrong, one of them");
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
