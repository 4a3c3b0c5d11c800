package dev.stoa.benchmarks.operations;

import dev.stoa.benchmarks.engine.BenchmarkFolder;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;

/**
 * Moves a workspace of many rows as a whole: once, after a smaller one that warms up. The rows have
 * no text index, because that is written again in the target.
 */
public final class OperationsBenchmarks implements Area {

  private static final int WARM_UP_ROWS = 20_000;

  @Override
  public String name() {
    return "operations";
  }

  @Override
  public String about() {
    return """
    A workspace of 50,000 rows (`--rows`) moved as a whole, in rows a second, once after a smaller one that warms up. A copy reads, writes and compares
    the roots of both sides in one transaction; beside it are a plain `COPY`, with indexes and foreign keys made after the rows, and plain inserts of the
    same rows into the same tables. A backup is beside a plain copy of the file and the hashing of its rows.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    int rows = bench.pace().rows();
    try (BenchmarkFolder folder = BenchmarkFolder.create()) {
      new Transfers(bench, folder, "warm", row -> {}).measure(Math.min(rows, WARM_UP_ROWS));
      new Transfers(bench, folder, "measured", bench::add).measure(rows);
    }
  }
}
