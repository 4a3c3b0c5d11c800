package dev.stoa.benchmarks.rating;

import dev.stoa.application.rating.RatingOperations;
import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.Latency;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.fit.FitRequest;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Fitting a long log, the leaderboard of many agents, and recording matches. */
public final class RatingBenchmarks implements Benchmark {

  private static final double FIT_BAR_MILLIS = 2_000;
  private static final int FITS = 7;
  private static final double LEADERS_BAR_MILLIS = 1;
  private static final int LEADERS = 100;
  private static final int LEADERS_CALLS = 2_001;
  private static final double MATCHES_BAR = 2_500;
  private static final int BULK = 500;
  private static final double BULK_BAR = 4;
  private static final Discipline DISCIPLINE = new Discipline("security");

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    Stoa.open(databases.jdbc()).close();
    Stoa.open(databases.ours()).close();
    RatingFixture.fill(engine, databases.jdbc());
    RatingFixture.fill(engine, databases.ours());
    try (Stoa stoa = Stoa.open(databases.ours());
        HandWrittenRatings hand = new HandWrittenRatings(engine, databases.jdbc());
        HandWrittenMatches matches = new HandWrittenMatches(engine, databases.jdbc());
        FloorMatches floor = new FloorMatches(engine, databases.floor())) {
      floor.fill();
      fit(engine, report, stoa.ratings(), hand);
      leaders(engine, report, stoa.ratings(), hand);
      record(engine, duel, report, stoa.ratings().registering(), matches, floor);
      recordAll(engine, duel, report, stoa.ratings().registering());
    }
  }

  /** Beside reading the log and doing nothing with it. */
  private static void fit(
      Engine engine, Consumer<Comparison> report, RatingOperations ours, HandWrittenRatings hand)
      throws Exception {
    report.accept(
        new Latency(engine, FITS)
            .of(
                "refit",
                FIT_BAR_MILLIS,
                i ->
                    check(
                        ours.fit(FitRequest.seeded(i))
                            .getOrElseThrow(RefusalException::new)
                            .pairings()),
                i -> hand.readLog()));
  }

  private static void leaders(
      Engine engine, Consumer<Comparison> report, RatingOperations ours, HandWrittenRatings hand)
      throws Exception {
    report.accept(
        new Latency(engine, LEADERS_CALLS)
            .of(
                "leaders",
                LEADERS_BAR_MILLIS,
                i -> ours.leaderboard(Option.none(), LEADERS).items().size(),
                i -> hand.leaders(LEADERS).size()));
  }

  private static void record(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      RatingOperations ours,
      HandWrittenMatches hand,
      FloorMatches floor)
      throws Exception {
    Comparison recorded =
        duel.of(
            engine.title(),
            "record a match of two",
            new Duel.Bars(0.5, engine == Engine.SQLITE ? 0.5 : 0.6),
            engine == Engine.SQLITE ? 1_000 : 300,
            1,
            i -> ours.record(match("debate-" + i, i)).getOrElseThrow(RefusalException::new),
            i ->
                hand.won(
                    "debate-" + i,
                    first(i),
                    second(i),
                    DISCIPLINE.value(),
                    StorageConfig.SYSTEM_CLOCK.instant()),
            i ->
                floor.won(
                    "debate-" + i,
                    first(i),
                    second(i),
                    DISCIPLINE.value(),
                    StorageConfig.SYSTEM_CLOCK.instant()));
    report.accept(recorded);
    if (engine == Engine.SQLITE) {
      report.accept(
          new Comparison(
              engine.title(),
              "record a match, ratio to 2,500/s",
              recorded.ours(),
              new Comparison.Against(MATCHES_BAR, recorded.ours() / MATCHES_BAR, 1),
              Option.none()));
    }
  }

  /** Beside recording the same matches one by one. */
  private static void recordAll(
      Engine engine, Duel duel, Consumer<Comparison> report, RatingOperations ours)
      throws Exception {
    report.accept(
        duel.of(
            engine.title(),
            "record 500 matches at once, beside one by one",
            BULK_BAR,
            1,
            BULK,
            i -> ours.recordAll(Vector.range(0, BULK).map(n -> match("all-" + i + "-" + n, n))),
            i -> {
              for (int n = 0; n < BULK; n++) {
                ours.record(match("one-" + i + "-" + n, n));
              }
            }));
  }

  private static NewMatch match(String debate, int number) {
    return NewMatch.won(
            new MatchId(debate), new AgentName(first(number)), new AgentName(second(number)))
        .in(DISCIPLINE);
  }

  /** Players of the log, so that their names have the same length and the lesser comes first. */
  private static String first(int number) {
    return RatingFixture.player(10 + number % 40);
  }

  private static String second(int number) {
    return RatingFixture.player(50 + number % 50);
  }

  private static void check(long pairings) {
    if (pairings != RatingFixture.MATCHES) {
      throw new IllegalStateException("fitted " + pairings + " pairings");
    }
  }
}
