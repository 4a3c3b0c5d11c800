package dev.stoa.benchmarks;

import java.util.function.Consumer;

/** What one context measures; it is given three fresh databases on the same engine. */
public interface Benchmark {

  void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception;
}
