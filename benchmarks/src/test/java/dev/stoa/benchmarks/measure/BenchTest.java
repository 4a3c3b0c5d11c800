package dev.stoa.benchmarks.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.benchmarks.engine.Databases;
import dev.stoa.benchmarks.engine.JdbcEngine;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchTest {

  private final List<Result> results = new ArrayList<>();
  private final List<String> calls = new ArrayList<>();

  @Test
  void theSidesOfARowTakeTurnsInGoingFirst() throws Exception {
    bench(new Pace(3, Duration.ZERO, 1, 1))
        .measure(
            BenchmarkRow.rate("work", i -> calls.add("ours"))
                .jdbc(0.5, i -> calls.add("jdbc"))
                .floor(0.6, i -> calls.add("floor")));

    assertEquals(
        List.of("ours", "jdbc", "floor", "jdbc", "floor", "ours", "floor", "ours", "jdbc"), calls);
    assertEquals(Option.some(0.5), results.get(0).jdbc().get().bar());
    assertEquals(Option.some(0.6), results.get(0).floor().get().bar());
  }

  @Test
  void whatComesBeforeACallIsNotMeasured() throws Exception {
    bench(new Pace(1, Duration.ZERO, 1, 1))
        .measure(
            BenchmarkRow.time(
                    "work", MeasuredWork.after(() -> Thread.sleep(200), i -> calls.add("ours")))
                .calls(2));

    assertEquals(2, calls.size());
    assertTrue(results.get(0).ours() < 100, () -> results.get(0).ours() + " ms");
  }

  @Test
  void noRowIsCalledMoreOftenThanPromised() throws Exception {
    Bench bench = bench(new Pace(2, Duration.ofSeconds(1), 1, 1));

    bench.measure(BenchmarkRow.rate("work", i -> calls.add("ours")).calls(3));

    assertTrue(calls.size() <= bench.mostCalls(3), calls::toString);
  }

  @Test
  void aRowNamesWhatStandsInThePlaceOfJdbc() throws Exception {
    bench(Pace.QUICK)
        .measure(BenchmarkRow.time("verify", i -> {}).beside("reading", i -> {}).limit(1_000));

    assertEquals("verify, beside reading", results.get(0).what());
    assertEquals(Option.some(true), results.get(0).isMet());
  }

  private Bench bench(Pace pace) {
    return new Bench(JdbcEngine.SQLITE, new Databases("", "", "", ""), pace, results::add);
  }
}
