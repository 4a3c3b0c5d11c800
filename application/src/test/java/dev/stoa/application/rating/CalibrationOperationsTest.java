package dev.stoa.application.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationQuery;
import dev.stoa.domain.rating.CalibrationRank;
import dev.stoa.domain.rating.CalibrationRefused;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.DomainPrediction;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.NewPrediction;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.ReliabilityCurve;
import dev.stoa.domain.rating.Resolution;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import dev.stoa.domain.rating.VoteWeights;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.HashMap;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class CalibrationOperationsTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");
  private static final TournamentId CUP = new TournamentId("t1");
  private static final AgentName CLAUDE = new AgentName("claude");
  private static final AgentName GPT = new AgentName("gpt");
  private static final OutcomeName GEMINI = new OutcomeName("gemini");
  private static final OutcomeName CODEX = new OutcomeName("codex");
  private static final Discipline LAW = new Discipline("law");

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final AtomicInteger seconds = new AtomicInteger();
  private final CalibrationOperations calibration =
      new CalibrationOperations(
              storage,
              () -> NOW.plusSeconds(seconds.getAndIncrement()),
              () -> "id-" + seconds.getAndIncrement())
          .registering();

  @Test
  void aDecidedTournamentScoresItsPredictors() {
    predict(CLAUDE, Forecast.of(GEMINI, 0.7));
    predict(GPT, Forecast.of(CODEX, 0.8));
    Resolution resolution = calibration.resolve(CUP, GEMINI).get();
    assertEquals(2, resolution.tally().predictions());
    assertEquals(1, resolution.tally().correct());
    assertEquals(0.09, of(CLAUDE).tally().brier(), 1e-15);
    assertEquals(0.64, of(GPT).tally().brier(), 1e-15);
    assertEquals(1, calibration.curve(CLAUDE, DisciplineFilter.ALL).predictions());
  }

  @Test
  void theLastPredictionBeforeTheDecisionCounts() {
    predict(CLAUDE, Forecast.of(CODEX, 0.9));
    predict(CLAUDE, Forecast.of(GEMINI, 0.6));
    calibration.resolve(CUP, GEMINI).get();
    assertEquals(1, of(CLAUDE).tally().predictions());
    assertEquals(0.16, of(CLAUDE).tally().brier(), 1e-15);
  }

  @Test
  void decidingTwiceCountsOnceAndTellsTheSame() {
    predict(CLAUDE, Forecast.of(GEMINI, 0.7));
    Resolution first = calibration.resolve(CUP, GEMINI).get();
    assertEquals(first, calibration.resolve(CUP, GEMINI).get());
    assertEquals(1, of(CLAUDE).tally().predictions());
    assertEquals(1, audited().size(), "and is audited once");
    assertEquals(
        "{\"correct\":1,\"predictions\":1,\"tournament_id\":\"" + CUP.value() + "\"}",
        audited().head().event().details().text());
  }

  @Test
  void aTournamentEndsInOneWayOnly() {
    predict(CLAUDE, Forecast.of(GEMINI, 0.7));
    Decision decision = calibration.resolve(CUP, GEMINI).get().decision();
    assertEquals(
        Either.left(new CalibrationRefused.OtherWinner(CUP, decision, CODEX)),
        calibration.resolve(CUP, CODEX));
    assertEquals(
        Either.left(new CalibrationRefused.AlreadyResolved(CUP, decision)),
        calibration.predict(CUP, GPT, Forecast.of(GEMINI, 1)));
    assertEquals(Option.none(), calibration.find(GPT, DisciplineFilter.ALL));
  }

  @Test
  void aTournamentWithoutPredictionsIsUnknown() {
    CalibrationRefused refused = calibration.resolve(CUP, GEMINI).getLeft();
    assertEquals(new CalibrationRefused.UnknownTournament(CUP), refused);
    assertEquals(
        "tournament t1 has no predictions: record one first, or check its id", refused.sentence());
  }

  @Test
  void aQuestionOfManyOutcomesScoresOnAllOfThem() {
    OutcomeName tie = new OutcomeName("tie");
    predict(CLAUDE, Forecast.over(HashMap.of(GEMINI, 0.5, CODEX, 0.3, tie, 0.2)));
    calibration.resolve(CUP, CODEX).get();
    assertEquals((0.25 + 0.49 + 0.04) / 2, of(CLAUDE).tally().brier(), 1e-15);
    assertEquals(-Math.log(0.3), of(CLAUDE).tally().logLoss().get(), 1e-12);
    ReliabilityCurve curve = calibration.curve(CLAUDE, DisciplineFilter.ALL);
    assertEquals(0.25, curve.brier(), 1e-15, "the curve is about the expected outcome");
  }

  @Test
  void aDisciplineIsCountedBesidesTheWhole() {
    calibration.predict(NewPrediction.of(CUP, CLAUDE, Forecast.of(GEMINI, 0.7)).in(LAW)).get();
    calibration.resolve(CUP, GEMINI).get();
    Calibration law = calibration.record(new DomainPrediction(CLAUDE, LAW, 0.9, false)).get();
    assertEquals(2, law.tally().predictions());
    assertEquals(0.09 + 0.81, law.tally().brierSum(), 1e-15);
    calibration.record(new DomainPrediction(CLAUDE, new Discipline("art"), 0.5, true));
    assertEquals(3, of(CLAUDE).tally().predictions());
    Page<Calibration, Discipline> first = calibration.disciplines(CLAUDE, PageRequest.first(1));
    assertEquals(Option.some(new Discipline("art")), first.next());
    assertEquals(
        Vector.of(law),
        calibration.disciplines(CLAUDE, new PageRequest<>(first.next(), 2)).items().toVector());
  }

  @Test
  void anAgentIsBestWhereItPredictsBestAndOftenEnough() {
    for (int i = 0; i < 5; i++) {
      for (String name : Vector.of("tied-b", "tied-a", "worse")) {
        double confidence = name.equals("worse") ? 0.6 : 0.9;
        calibration.record(new DomainPrediction(CLAUDE, new Discipline(name), confidence, true));
      }
    }
    calibration.record(new DomainPrediction(CLAUDE, LAW, 1, true));
    assertEquals(
        Vector.of("tied-a", "tied-b", "worse"),
        calibration
            .bestDisciplines(CLAUDE, 9)
            .map(each -> each.disciplines().toString())
            .toVector());
    assertEquals(1, calibration.bestDisciplines(CLAUDE, 1).size());
  }

  @Test
  void moreThanOneChunkOfPredictorsIsCounted() {
    for (int i = 0; i < 1_001; i++) {
      predict(new AgentName("agent-" + i), Forecast.of(GEMINI, 0.5));
    }
    assertEquals(1_001, calibration.resolve(CUP, GEMINI).get().tally().predictions());
    assertEquals(1, of(new AgentName("agent-1000")).tally().predictions());
    Page<Prediction, AgentName> page = calibration.predictions(CUP, PageRequest.first(1_000));
    assertEquals(
        1, calibration.predictions(CUP, new PageRequest<>(page.next(), 1_000)).items().size());
  }

  @Test
  void manyArePredictedAndResolvedAsOneByOne() {
    TournamentId second = new TournamentId("t2");
    calibration
        .predictAll(
            Vector.of(
                NewPrediction.of(CUP, CLAUDE, Forecast.of(CODEX, 0.9)),
                NewPrediction.of(second, CLAUDE, Forecast.of(GEMINI, 0.7)).in(LAW),
                NewPrediction.of(CUP, GPT, Forecast.of(CODEX, 0.8)),
                NewPrediction.of(CUP, CLAUDE, Forecast.of(GEMINI, 0.6))))
        .get();
    Seq<Resolution> resolved =
        calibration
            .resolveAll(
                Vector.of(
                    new TournamentResult(second, GEMINI),
                    new TournamentResult(CUP, GEMINI),
                    new TournamentResult(second, GEMINI)))
            .get();
    assertEquals(Vector.of(1L, 2L, 1L), resolved.map(one -> one.tally().predictions()).toVector());
    assertEquals(resolved.get(0), resolved.get(2));
    assertEquals(2, audited().size());
    assertEquals(2, of(CLAUDE).tally().predictions());
    assertEquals(0.09 + 0.16, of(CLAUDE).tally().brierSum(), 1e-15);
    assertEquals(1, calibration.find(CLAUDE, DisciplineFilter.of(LAW)).get().tally().predictions());
    assertEquals(2, calibration.curve(CLAUDE, DisciplineFilter.ALL).predictions());
  }

  @Test
  void oneRefusedItemRefusesTheBatch() {
    TournamentId second = new TournamentId("t2");
    predict(CLAUDE, Forecast.of(GEMINI, 0.7));
    assertEquals(
        Either.left(new CalibrationRefused.UnknownTournament(second)),
        calibration.resolveAll(
            Vector.of(new TournamentResult(CUP, GEMINI), new TournamentResult(second, GEMINI))));
    assertEquals(Option.none(), calibration.find(CLAUDE, DisciplineFilter.ALL));
    Decision decision = calibration.resolve(CUP, GEMINI).get().decision();
    assertEquals(
        Either.left(new CalibrationRefused.AlreadyResolved(CUP, decision)),
        calibration.predictAll(
            Vector.of(
                NewPrediction.of(second, GPT, Forecast.of(GEMINI, 1)),
                NewPrediction.of(CUP, GPT, Forecast.of(GEMINI, 1)))));
    assertEquals(
        Vector.empty(), calibration.predictions(second, PageRequest.first(9)).items().toVector());
  }

  @Test
  void theLeaderboardRanksThoseWithEnoughPredictions() {
    record(CLAUDE, 20, 0.9);
    record(GPT, 20, 0.6);
    record(new AgentName("new"), 9, 1);
    Page<Calibration, CalibrationRank> first =
        calibration.leaderboard(CalibrationQuery.all().limit(1)).get();
    assertEquals(Vector.of(CLAUDE), first.items().map(Calibration::agent).toVector());
    Page<Calibration, CalibrationRank> second =
        calibration
            .leaderboard(CalibrationQuery.all().in(LAW).after(first.next().get()).limit(2))
            .get();
    assertEquals(Vector.of(GPT), second.items().map(Calibration::agent).toVector());
    assertEquals(Option.none(), second.next());
    assertEquals(
        Either.left(new CalibrationRefused.SampleTooSmall(9)),
        calibration.leaderboard(CalibrationQuery.all().atLeast(9)));
    assertThrows(
        IllegalArgumentException.class,
        () -> calibration.leaderboard(CalibrationQuery.all().limit(0)));
  }

  @Test
  void votesWeighByWhatIsKnownOfTheVoters() {
    record(CLAUDE, 40, 0.9);
    AgentName stranger = new AgentName("stranger");
    LinkedHashMap<AgentName, Double> weights =
        LinkedHashMap.ofEntries(
            calibration.weights(
                VoteWeights.STANDARD, DisciplineFilter.ALL, Vector.of(CLAUDE, stranger)));
    assertEquals(1.0, weights.get(stranger).get());
    assertTrue(weights.get(CLAUDE).get() > 2, weights.toString());
  }

  private void predict(AgentName agent, Forecast forecast) {
    calibration.predict(CUP, agent, forecast).get();
  }

  private void record(AgentName agent, int times, double confidence) {
    for (int i = 0; i < times; i++) {
      calibration.record(new DomainPrediction(agent, LAW, confidence, true));
    }
  }

  private Calibration of(AgentName agent) {
    return calibration.find(agent, DisciplineFilter.ALL).get();
  }

  private Seq<AuditEntry> audited() {
    return storage
        .unitOfWork()
        .read(
            () ->
                storage
                    .auditLog()
                    .after(0, 9, AuditFilter.ALL.ofType("rating.tournament_resolved")));
  }
}
