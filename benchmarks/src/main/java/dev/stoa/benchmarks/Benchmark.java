package dev.stoa.benchmarks;

import java.util.function.Consumer;

/** What one context measures; it is given two fresh workspaces on the same engine. */
public interface Benchmark {

  void run(Engine engine, String oursUrl, String theirsUrl, Duel duel, Consumer<Comparison> report)
      throws Exception;
}
