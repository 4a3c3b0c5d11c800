package dev.stoa.benchmarks.memory;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
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
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;

/** Remembering, recall of the strongest in stores of any size, and recall by two words. */
public final class MemoryBenchmarks implements Area {

  private static final int STORED = 50_000;
  private static final int BULK = 1_000;
  private static final double BY_WORDS_MILLIS = 4;
  private static final double STRONGEST_MILLIS = 0.5;

  @Override
  public String name() {
    return "memory";
  }

  @Override
  public String about() {
    return """
    Recall by two words weighs the best fifty of 50,000 memories by relevance, importance, surprise and age and returns ten; JDBC is the engine's own
    ranking of either word, which on PostgreSQL ignores word frequencies. Recall of the strongest returns ten of N, and its cost must not depend on N.
    The floor is one table that stores no content twice, and one FTS5 table or one `tsvector` column with a GIN index; it knows neither where a memory comes from
    nor what it was. "The same rows by hand" are the memory, its place in the index of words and its origin, in three statements of JDBC, without the segments of the index.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    Stoa.open(bench.databases().jdbc()).close();
    Stoa.open(bench.databases().ours()).close();
    for (String url : List.of(bench.databases().ours(), bench.databases().jdbc())) {
      MemoryFixture.fill(bench.engine(), url, 0, STORED, true, now());
      analyze(bench.engine(), url);
    }
    byWords(bench);
    remember(bench);
    clear(bench.engine(), bench.databases().ours());
    int stored = 0;
    for (int size : sizes(bench)) {
      MemoryFixture.fill(bench.engine(), bench.databases().ours(), stored, size, false, now());
      analyze(bench.engine(), bench.databases().ours());
      stored = size;
      strongest(bench, size);
    }
  }

  private static List<Integer> sizes(Bench bench) {
    return Stream.of(1_000, 100_000, bench.pace().rows())
        .filter(size -> size <= 100_000 || size == bench.pace().rows())
        .sorted()
        .distinct()
        .toList();
  }

  private static void remember(Bench bench) throws Exception {
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        HandWrittenMemory hand = new HandWrittenMemory(bench.engine(), bench.databases().jdbc());
        FloorMemory floor = new FloorMemory(bench.engine(), bench.databases().floor())) {
      floor.fill(STORED, now());
      Random random = new Random(1);
      bench.measure(
          BenchmarkRow.rate(
                  "remember, in a store of 50,000",
                  i -> remember(stoa, MemoryFixture.content(random)))
              // Longer than the floor's list of words that are not in its index yet.
              .calls(bench.onSqlite() ? 500 : 2_000)
              .jdbc(
                  0.5,
                  i -> hand.remember(TimeOrderedId.next(), MemoryFixture.content(random), now()))
              .floor(0.8, i -> floor.remember(MemoryFixture.content(random), now())));
      bench.measure(
          BenchmarkRow.rate("remember", i -> remember(stoa, MemoryFixture.content(random)))
              .calls(bench.onSqlite() ? 500 : 2_000)
              .beside(
                  "the same rows by hand",
                  i ->
                      hand.rememberWhole(
                          TimeOrderedId.next(), MemoryFixture.content(random), now())));
      bench.measure(
          BenchmarkRow.rate(
                  "rememberAll of 1,000",
                  i ->
                      stoa.memory()
                          .rememberAll(contents(random).map(Remember::of))
                          .getOrElseThrow(RefusalException::new))
              .calls(5)
              .operations(BULK)
              .beside(
                  "one by one", i -> contents(random).forEach(content -> remember(stoa, content)))
              .floor(0.8, i -> floor.rememberAll(contents(random), now())));
    }
  }

  private static void remember(Stoa stoa, String content) {
    stoa.memory().remember(Remember.of(content)).getOrElseThrow(RefusalException::new);
  }

  private static Seq<String> contents(Random random) {
    return Vector.fill(BULK, () -> MemoryFixture.content(random));
  }

  private static void byWords(Bench bench) throws Exception {
    try (Stoa stoa = Stoa.open(bench.databases().jdbc());
        HandWrittenMemory hand = new HandWrittenMemory(bench.engine(), bench.databases().jdbc())) {
      Random random = new Random(2);
      bench.measure(
          BenchmarkRow.time(
                  "recall, 2 words of 50,000",
                  i ->
                      found(
                          stoa.memory()
                              .recall(Recall.about(MemoryFixture.question(random)))
                              .getOrElseThrow(RefusalException::new)
                              .size()))
              .calls(80)
              .limit(BY_WORDS_MILLIS)
              .jdbc(
                  0.5,
                  i -> {
                    String[] words = MemoryFixture.question(random).split(" ", -1);
                    found(hand.recall(words[0], words[1], now()));
                  }));
    }
  }

  private static void strongest(Bench bench, int size) throws Exception {
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        HandWrittenMemory hand = new HandWrittenMemory(bench.engine(), bench.databases().ours())) {
      bench.measure(
          BenchmarkRow.time(
                  String.format(Locale.ROOT, "recall, strongest of %,d", size),
                  i ->
                      found(
                          stoa.memory()
                              .recall(Recall.strongest())
                              .getOrElseThrow(RefusalException::new)
                              .size()))
              .calls(bench.onSqlite() ? 1_000 : 200)
              .limit(STRONGEST_MILLIS)
              .jdbc(0.5, i -> found(hand.recall(now()))));
    }
  }

  private static void found(int size) {
    if (size == 0) {
      throw new IllegalStateException("nothing was recalled, so nothing was measured");
    }
  }

  private static void clear(JdbcEngine engine, String url) throws SQLException {
    execute(engine, url, "delete from continuum_memory");
  }

  private static void analyze(JdbcEngine engine, String url) throws SQLException {
    execute(
        engine,
        url,
        engine == JdbcEngine.SQLITE ? "pragma wal_checkpoint(truncate)" : "vacuum analyze");
  }

  private static void execute(JdbcEngine engine, String url, String sql) throws SQLException {
    try (Connection connection = engine.connect(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static Instant now() {
    return StorageConfig.SYSTEM_CLOCK.instant();
  }
}
