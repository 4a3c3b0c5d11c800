package dev.stoa.benchmarks.operations;

import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.ScratchFolder;
import java.util.function.Consumer;

/**
 * Moves a workspace of many rows ({@code -Dstoa.benchmark.rows}) as a whole: once, after a smaller
 * one that warms up. The rows have no text index, because that is written again in the target.
 */
public final class OperationsBenchmarks implements Benchmark {

  private static final int ROWS = Integer.getInteger("stoa.benchmark.rows", 50_000);
  private static final int WARM_UP_ROWS = 20_000;

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    try (ScratchFolder folder = ScratchFolder.create()) {
      new Transfers(engine, databases.ours(), folder, "warm", row -> {}).measure(WARM_UP_ROWS);
      new Transfers(engine, databases.ours(), folder, "measured", report).measure(ROWS);
    }
  }
}
