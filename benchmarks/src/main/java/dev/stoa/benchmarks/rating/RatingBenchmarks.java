package dev.stoa.benchmarks.rating;

import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.fit.FitRequest;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;

/** Fitting a long log, the leaderboard of many agents, and recording matches. */
public final class RatingBenchmarks implements Benchmark {

  private static final double FIT_BAR_MILLIS = 2_000;
  private static final int FITS = 7;
  private static final double LEADERS_BAR_MILLIS = 1;
  private static final int LEADERS = 100;
  private static final int LEADERS_CALLS = 2_001;
  private static final double MATCHES_BAR = 2_500;
  private static final Discipline DISCIPLINE = new Discipline("security");

  @Override
  public void run(
      Engine engine, String oursUrl, String theirsUrl, Duel duel, Consumer<Comparison> report)
      throws Exception {
    Stoa.open(theirsUrl).close();
    Stoa.open(oursUrl).close();
    RatingFixture.fill(engine, theirsUrl);
    RatingFixture.fill(engine, oursUrl);
    try (Stoa stoa = Stoa.open(oursUrl);
        HandWrittenRatings hand = new HandWrittenRatings(engine, theirsUrl);
        HandWrittenMatches matches = new HandWrittenMatches(engine, theirsUrl)) {
      fit(engine, report, stoa.ratings(), hand);
      leaders(engine, report, stoa.ratings(), hand);
      record(engine, duel, report, stoa.ratings(), matches);
    }
  }

  /** Beside reading the log and doing nothing with it. */
  private static void fit(
      Engine engine, Consumer<Comparison> report, RatingOperations ours, HandWrittenRatings hand)
      throws Exception {
    double oursMillis = median(FITS, i -> check(ours.fit(FitRequest.seeded(i)).get().pairings()));
    double theirsMillis = median(FITS, i -> hand.readLog());
    report.accept(
        within(
            engine, "refit p50 %.0f ms, ratio to 2 s", oursMillis, theirsMillis, FIT_BAR_MILLIS));
  }

  private static void leaders(
      Engine engine, Consumer<Comparison> report, RatingOperations ours, HandWrittenRatings hand)
      throws Exception {
    double oursMillis =
        median(LEADERS_CALLS, i -> ours.leaderboard(Option.none(), LEADERS).items().size());
    double theirsMillis = median(LEADERS_CALLS, i -> hand.leaders(LEADERS).size());
    report.accept(
        within(
            engine,
            "leaders p50 %.2f ms, ratio to 1 ms",
            oursMillis,
            theirsMillis,
            LEADERS_BAR_MILLIS));
  }

  private static void record(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      RatingOperations ours,
      HandWrittenMatches hand)
      throws Exception {
    Comparison recorded =
        duel.of(
            engine.title(),
            "record a match of two",
            0.5,
            engine == Engine.SQLITE ? 1_000 : 300,
            1,
            i ->
                ours.record(
                        NewMatch.won(
                                new MatchId("debate-" + i),
                                new AgentName(first(i)),
                                new AgentName(second(i)))
                            .in(DISCIPLINE))
                    .get(),
            i ->
                hand.won(
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
              recorded.theirs(),
              recorded.ours() / MATCHES_BAR,
              1));
    }
  }

  /** Players of the log, so that their names have the same length and the lesser comes first. */
  private static String first(int number) {
    return RatingFixture.player(10 + number % 40);
  }

  private static String second(int number) {
    return RatingFixture.player(50 + number % 50);
  }

  private static Comparison within(
      Engine engine, String work, double oursMillis, double theirsMillis, double bar) {
    return new Comparison(
        engine.title(),
        String.format(Locale.ROOT, work, oursMillis),
        1_000 / oursMillis,
        1_000 / theirsMillis,
        bar / oursMillis,
        1);
  }

  private static double median(int calls, Duel.Work work) throws Exception {
    double[] millis = new double[calls];
    for (int i = -calls; i < calls; i++) {
      long start = System.nanoTime();
      work.call(i);
      if (i >= 0) {
        millis[i] = (System.nanoTime() - start) / 1e6;
      }
    }
    Arrays.sort(millis);
    return millis[calls / 2];
  }

  private static void check(long pairings) {
    if (pairings != RatingFixture.MATCHES) {
      throw new IllegalStateException("fitted " + pairings + " pairings");
    }
  }
}
