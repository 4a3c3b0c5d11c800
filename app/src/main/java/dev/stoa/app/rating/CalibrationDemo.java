package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Table;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.rating.DomainPrediction;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Resolution;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.HashMap;
import java.util.Random;

/** Agents predict, a tournament is resolved, and well calibrated votes get more weight. */
public final class CalibrationDemo implements DemoSection {

  private static final TournamentId CUP = new TournamentId("cup-7");
  private static final Discipline SECURITY = new Discipline("security");
  private static final AgentName HONEST = new AgentName("claude");
  private static final AgentName BOASTER = new AgentName("grok");
  private static final AgentName NEWCOMER = new AgentName("gemini");
  private static final OutcomeName WINNER = new OutcomeName("codex");
  private static final int PREDICTIONS = 60;
  private static final long SEED = 7;

  @Override
  public String title() {
    return "Calibration";
  }

  @Override
  public void run(DemoContext demo) {
    CalibrationOperations calibration = demo.stoa().calibration().registering();
    predict(demo, calibration);
    history(calibration);
    demo.run(
        "After many predictions, the calibrated agent is right as often as its confidence says:",
        "calibration.curve",
        "{'agent':'claude'}");
    demo.run("The overconfident agent is not:", "calibration.curve", "{'agent':'grok'}");
    demo.run(
        "The leaderboard ranks those with enough predictions:", "calibration.leaderboard", "{}");
    demo.run(
        "So their votes on security have different weights; an unknown agent has 1:",
        "calibration.weights",
        "{'agents':['claude','grok','gemini'],'domain':'security'}");
  }

  private static void predict(DemoContext demo, CalibrationOperations calibration) {
    Forecast sure = Forecast.of(WINNER, 0.7);
    Forecast over =
        Forecast.over(
            HashMap.of(WINNER, 0.2, new OutcomeName("mistral"), 0.5, new OutcomeName("tie"), 0.3));
    calibration.predict(CUP, HONEST, sure).getOrElseThrow(RefusalException::new);
    calibration.predict(CUP, NEWCOMER, over).getOrElseThrow(RefusalException::new);
    Resolution first = calibration.resolve(CUP, WINNER).getOrElseThrow(RefusalException::new);
    demo.run(
        "Two agents predict a tournament, one with a probability for each outcome; it is resolved:",
        "calibration.predictions",
        "{'tournament':'cup-7'}");
    Resolution again = calibration.resolve(CUP, WINNER).getOrElseThrow(RefusalException::new);
    demo.show(
        "Resolving it again changes nothing, and another outcome is refused:",
        Table.of("decided as", "result")
            .row(WINNER, first.equals(again) ? "the same as before" : "counted twice")
            .row(
                "mistral",
                calibration
                    .resolve(CUP, new OutcomeName("mistral"))
                    .fold(refused -> refused.sentence(), done -> "accepted")));
  }

  private static void history(CalibrationOperations calibration) {
    Random chance = new Random(SEED);
    for (int i = 0; i < PREDICTIONS; i++) {
      double confidence = 0.5 + chance.nextInt(5) / 10.0 + 0.05;
      boolean right = chance.nextDouble() < confidence;
      calibration.record(new DomainPrediction(HONEST, SECURITY, confidence, right));
      calibration.record(new DomainPrediction(BOASTER, SECURITY, 0.95, chance.nextInt(10) < 6));
    }
  }
}
