package dev.stoa.benchmarks.rating;

import dev.stoa.application.rating.RatingOperations;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.fit.FitRequest;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Vector;

/** Fitting a long log, the leaderboard of many agents, and recording matches. */
public final class RatingBenchmarks implements Area {

  private static final double FIT_MILLIS = 2_000;
  private static final double LEADERS_MILLIS = 1;
  private static final int LEADERS = 100;
  private static final double LEAST_MATCHES = 2_500;
  private static final int BULK = 500;
  private static final Discipline DISCIPLINE = new Discipline("security");

  @Override
  public String name() {
    return "ratings";
  }

  @Override
  public String about() {
    return """
    A refit reads a log of 100,000 matches between 100 agents and fits the strengths and 200 bootstrap replicates; JDBC only reads the rows. Leaders are
    the best 100 of 10,000 agents. A match of two is one transaction that reads four ratings and writes the match, two participants, four ratings and the
    relationship. The floor is a log of matches of two, ratings overall and per discipline, and the history of the overall rating, without leaderboards,
    matches by discipline and relationships.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    Stoa.open(bench.databases().jdbc()).close();
    Stoa.open(bench.databases().ours()).close();
    RatingFixture.fill(bench.engine(), bench.databases().jdbc());
    RatingFixture.fill(bench.engine(), bench.databases().ours());
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        HandWrittenRatings hand = new HandWrittenRatings(bench.engine(), bench.databases().jdbc());
        HandWrittenMatches matches =
            new HandWrittenMatches(bench.engine(), bench.databases().jdbc());
        FloorMatches floor = new FloorMatches(bench.engine(), bench.databases().floor())) {
      floor.fill();
      bench.measure(fit(stoa.ratings(), hand));
      bench.measure(leaders(stoa.ratings(), hand));
      bench.measure(record(bench, stoa.ratings().registering(), matches, floor));
      bench.measure(recordAll(stoa.ratings().registering()));
    }
  }

  private static BenchmarkRow fit(RatingOperations ours, HandWrittenRatings hand) {
    return BenchmarkRow.time(
            "refit 100,000 matches",
            i ->
                check(
                    ours.fit(FitRequest.seeded(i))
                        .getOrElseThrow(RefusalException::new)
                        .pairings()))
        .limit(FIT_MILLIS)
        .beside("reading the log", i -> hand.readLog());
  }

  private static BenchmarkRow leaders(RatingOperations ours, HandWrittenRatings hand) {
    return BenchmarkRow.time(
            "leaders", i -> ours.leaderboard(PageRequest.first(LEADERS)).items().size())
        .calls(400)
        .limit(LEADERS_MILLIS)
        .jdbc(i -> hand.leaders(LEADERS).size());
  }

  private static BenchmarkRow record(
      Bench bench, RatingOperations ours, HandWrittenMatches hand, FloorMatches floor) {
    BenchmarkRow row =
        BenchmarkRow.rate(
                "record a match of two",
                i -> ours.record(match("debate-" + i, i)).getOrElseThrow(RefusalException::new))
            .calls(bench.onSqlite() ? 1_000 : 300)
            .jdbc(
                0.5,
                i ->
                    hand.won(
                        "debate-" + i,
                        first(i),
                        second(i),
                        DISCIPLINE.value(),
                        StorageConfig.SYSTEM_CLOCK.instant()))
            .floor(
                0.8,
                i ->
                    floor.won(
                        "debate-" + i,
                        first(i),
                        second(i),
                        DISCIPLINE.value(),
                        StorageConfig.SYSTEM_CLOCK.instant()));
    return bench.onSqlite() ? row.limit(LEAST_MATCHES) : row;
  }

  private static BenchmarkRow recordAll(RatingOperations ours) {
    return BenchmarkRow.rate(
            "record 500 matches at once",
            i -> ours.recordAll(Vector.range(0, BULK).map(n -> match("all-" + i + "-" + n, n))))
        .operations(BULK)
        .beside(
            "one by one",
            4,
            i -> {
              for (int n = 0; n < BULK; n++) {
                ours.record(match("one-" + i + "-" + n, n));
              }
            });
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
