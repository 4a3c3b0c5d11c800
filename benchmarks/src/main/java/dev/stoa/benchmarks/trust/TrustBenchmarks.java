package dev.stoa.benchmarks.trust;

import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.MeasuredWork;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Result.Against;
import dev.stoa.benchmarks.measure.Unit;
import dev.stoa.benchmarks.words.CpuClock;
import dev.stoa.benchmarks.words.CpuClock.Times;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import io.vavr.control.Option;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Withdrawing and restoring a root of 100,000 items, tracing one, and writing with lineage. */
public final class TrustBenchmarks implements Area {

  private static final int PARENTS = 3;
  private static final int WRITES = 600;
  private static final int BESIDE = 4_000;
  private static final double WITHOUT_ORIGIN = 0.909;
  private static final int TRACES = 100;
  private static final int FEW = 3;

  @Override
  public String name() {
    return "trust";
  }

  @Override
  public String about() {
    return """
    A graph of 100,000 items, all made from one root, each into ten others, every seventh from two. Withdrawing and restoring the root changes the trust
    of all of them; Stoa writes their versions and an audit entry too, which JDBC does not. The traced item has two ancestors and more than a thousand
    descendants. A memory that was made from three others is written beside one that was made from none, and one that was made from none beside the same
    write that records no origin. The floor is one table of items, which remember
    the trust that they had, and one of edges; it writes no words. The figures are CPU milliseconds of client and server, the mean of the calls, all
    sides in turn.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    LineageFixture fixture = new LineageFixture();
    for (String url : List.of(bench.databases().ours(), bench.databases().jdbc())) {
      Stoa.open(url).close();
      fixture.fill(bench.engine(), url);
    }
    String root = fixture.item(0);
    String traced = fixture.item(LineageFixture.TRACED);
    try (OurLineage ours = new OurLineage(bench.databases().ours(), root);
        HandWrittenLineage hand =
            new HandWrittenLineage(bench.engine(), bench.databases().jdbc(), root);
        FloorLineage floor = new FloorLineage(bench.engine(), bench.databases().floor(), root)) {
      floor.fill(fixture);
      measure(
          bench,
          "trace of an item",
          TRACES,
          List.of(i -> ours.trace(traced), i -> hand.trace(traced), i -> floor.trace(traced)),
          Option.some(0.5),
          0.2);
      measure(
          bench,
          "quarantine of 100,000 items",
          FEW,
          List.of(withdrawal(ours), withdrawal(hand), withdrawal(floor)),
          Option.some(0.25),
          0.1);
      measure(
          bench,
          "restore of 100,000 items",
          FEW,
          List.of(restoration(ours), restoration(hand), restoration(floor)),
          Option.some(0.25),
          0.1);
      measure(
          bench,
          "remember, from 3 items, beside from none",
          WRITES,
          List.of(
              i -> ours.write(parents(fixture, i)),
              i -> ours.remember(),
              i -> floor.write(parents(fixture, i))),
          Option.none(),
          0.1);
      try (Stoa plain =
          Stoa.over(
              Unbound.over(Storages.open(StorageConfig.of(bench.databases().ours()))),
              StorageConfig.SYSTEM_CLOCK)) {
        beside(bench, "remember, beside without an origin", ours, plain);
      }
    }
  }

  /** The bar is 1.10 times the other. */
  private static void beside(Bench bench, String what, OurLineage ours, Stoa plain)
      throws Exception {
    AtomicInteger written = new AtomicInteger();
    List<MeasuredWork> sides =
        List.of(
            i -> ours.remember(),
            i ->
                plain
                    .memory()
                    .remember("Observation x" + written.incrementAndGet())
                    .getOrElseThrow(RefusalException::new));
    CpuClock clock = new CpuClock(bench.engine(), bench.databases().ours());
    List<Times> times =
        bench.pace().warmUp().isZero()
            ? clock.measure(1, sides)
            : clock.warm(bench.pace(), BESIDE, sides);
    bench.add(
        Result.of(what, Unit.TIME, times.get(0).mean())
            .jdbc(times.get(1).mean(), Option.some(WITHOUT_ORIGIN)));
  }

  /** Measures ours, JDBC and the floor, with the bars of the latter two. */
  private static void measure(
      Bench bench,
      String what,
      int calls,
      List<MeasuredWork> sides,
      Option<Double> bar,
      double floorBar)
      throws Exception {
    CpuClock clock = new CpuClock(bench.engine(), bench.databases().ours());
    List<Times> times =
        bench.pace().warmUp().isZero()
            ? clock.measure(1, sides)
            : clock.warm(bench.pace(), calls, sides);
    double ours = times.get(0).mean();
    double floor = times.get(2).mean();
    bench.add(
        Result.of(what, Unit.TIME, ours)
            .jdbc(times.get(1).mean(), bar)
            .floor(new Against(floor, floor / ours, Option.some(floorBar))));
  }

  private static List<String> parents(LineageFixture fixture, int number) {
    return IntStream.range(0, PARENTS)
        .mapToObj(i -> fixture.item((number * PARENTS + i) % LineageFixture.ITEMS))
        .toList();
  }

  private static MeasuredWork withdrawal(Lineage lineage) {
    return MeasuredWork.after(() -> lineage.prepare(false), i -> lineage.quarantine());
  }

  private static MeasuredWork restoration(Lineage lineage) {
    return MeasuredWork.after(() -> lineage.prepare(true), i -> lineage.restore());
  }
}
