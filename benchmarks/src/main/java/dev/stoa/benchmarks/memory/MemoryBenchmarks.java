package dev.stoa.benchmarks.memory;

import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.Latency;
import dev.stoa.benchmarks.TimeOrderedId;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Remembering, recall of the strongest in stores of any size, and recall by two words. */
public final class MemoryBenchmarks implements Benchmark {

  private static final int STORED = 50_000;
  private static final Duel.Bars REMEMBER_BARS = new Duel.Bars(0.5, 0.6);
  private static final int BULK = 1_000;
  private static final double BULK_BAR = 4;
  private static final double RECALL_BAR = 0.5;
  private static final int LATENCY_CALLS = 401;
  private static final double BY_WORDS_BAR_MILLIS = 4;
  private static final double STRONGEST_BAR_MILLIS = 0.5;

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    Stoa.open(databases.jdbc()).close();
    Stoa.open(databases.ours()).close();
    for (String url : List.of(databases.ours(), databases.jdbc())) {
      MemoryFixture.fill(engine, url, 0, STORED, true, now());
      analyze(engine, url);
    }
    byWords(engine, databases.jdbc(), duel, report);
    remember(engine, databases, duel, report);
    clear(engine, databases.ours());
    int stored = 0;
    for (int size : sizes()) {
      MemoryFixture.fill(engine, databases.ours(), stored, size, false, now());
      analyze(engine, databases.ours());
      stored = size;
      strongest(engine, databases.ours(), size, duel, report);
    }
  }

  private static List<Integer> sizes() {
    int most = Integer.getInteger("stoa.benchmarks.memories", 1_000_000);
    return List.of(1_000, 10_000, 100_000, 1_000_000).stream()
        .filter(size -> size <= most)
        .toList();
  }

  private static void remember(
      Engine engine, Databases databases, Duel duel, Consumer<Comparison> report) throws Exception {
    try (Stoa stoa = Stoa.open(databases.ours());
        HandWrittenMemory hand = new HandWrittenMemory(engine, databases.jdbc());
        FloorMemory floor = new FloorMemory(engine, databases.floor())) {
      floor.fill(STORED, now());
      Random random = new Random(1);
      report.accept(
          duel.of(
              engine.title(),
              "memory remember, in a store of 50k",
              REMEMBER_BARS,
              engine == Engine.SQLITE ? 300 : 100,
              1,
              i ->
                  stoa.memory()
                      .remember(Remember.of(MemoryFixture.content(random)))
                      .getOrElseThrow(RefusalException::new),
              i -> hand.remember(TimeOrderedId.next(), MemoryFixture.content(random), now()),
              i -> floor.remember(MemoryFixture.content(random), now())));
      report.accept(
          duel.of(
              engine.title(),
              "memory rememberAll of 1,000, beside one by one",
              new Duel.Bars(BULK_BAR, engine == Engine.SQLITE ? 0.4 : 0.6),
              1,
              BULK,
              i ->
                  stoa.memory()
                      .rememberAll(contents(random).map(Remember::of))
                      .getOrElseThrow(RefusalException::new),
              i ->
                  contents(random)
                      .forEach(
                          content ->
                              stoa.memory()
                                  .remember(Remember.of(content))
                                  .getOrElseThrow(RefusalException::new)),
              i -> floor.rememberAll(contents(random), now())));
    }
  }

  private static Seq<String> contents(Random random) {
    return Vector.fill(BULK, () -> MemoryFixture.content(random));
  }

  private static void byWords(Engine engine, String url, Duel duel, Consumer<Comparison> report)
      throws Exception {
    try (Stoa stoa = Stoa.open(url);
        HandWrittenMemory hand = new HandWrittenMemory(engine, url)) {
      MemoryOperations memory = stoa.memory();
      Random random = new Random(2);
      Duel.Work ours =
          i ->
              found(
                  memory
                      .recall(Recall.about(MemoryFixture.question(random)))
                      .getOrElseThrow(RefusalException::new)
                      .size());
      Duel.Work theirs =
          i -> {
            String[] words = MemoryFixture.question(random).split(" ", -1);
            found(hand.recall(words[0], words[1], now()));
          };
      report.accept(
          duel.of(
              engine.title(), "memory recall, 2 words of 50k", RECALL_BAR, 20, 1, ours, theirs));
      Latency latency = new Latency(engine, LATENCY_CALLS);
      report.accept(latency.of("2 words of 50k", BY_WORDS_BAR_MILLIS, ours, theirs));
      report.accept(
          latency.of(
              "strongest of 50k",
              STRONGEST_BAR_MILLIS,
              strongest(memory),
              i -> found(hand.recall(now()))));
    }
  }

  private static void strongest(
      Engine engine, String url, int size, Duel duel, Consumer<Comparison> report)
      throws Exception {
    try (Stoa stoa = Stoa.open(url);
        HandWrittenMemory hand = new HandWrittenMemory(engine, url)) {
      MemoryOperations memory = stoa.memory();
      report.accept(
          duel.of(
              engine.title(),
              "memory recall, strongest of " + size,
              RECALL_BAR,
              engine == Engine.SQLITE ? 1_000 : 200,
              1,
              strongest(memory),
              i -> found(hand.recall(now()))));
    }
  }

  private static Duel.Work strongest(MemoryOperations memory) {
    return i ->
        found(memory.recall(Recall.strongest()).getOrElseThrow(RefusalException::new).size());
  }

  private static void found(int size) {
    if (size == 0) {
      throw new IllegalStateException("nothing came to mind, so nothing was measured");
    }
  }

  private static void clear(Engine engine, String url) throws SQLException {
    execute(engine, url, "delete from continuum_memory");
  }

  private static void analyze(Engine engine, String url) throws SQLException {
    execute(
        engine,
        url,
        engine == Engine.SQLITE ? "pragma wal_checkpoint(truncate)" : "vacuum analyze");
  }

  private static void execute(Engine engine, String url, String sql) throws SQLException {
    try (Connection connection = engine.connect(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static Instant now() {
    return StorageConfig.SYSTEM_CLOCK.instant();
  }
}
