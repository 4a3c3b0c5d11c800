package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Map;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/**
 * Holds the statements of operations on SQLite and their round trips to PostgreSQL against a table,
 * so that more of them are seen in review.
 */
final class StatementCountsTest {

  private static final Path TABLE = Path.of("src/test/resources/statement-counts.md");

  /** The driver prepares a statement on the server when it runs for the fifth time. */
  private static final int BEFORE = 6;

  /** Every second unit that writes 100 texts looks after the index: a few tries may all do so. */
  private static final int TRIES = 12;

  @Test
  void noOperationNeedsOtherNumbersOfStatementsThanTheTableSays() throws Exception {
    Map<String, Long> statements = onSqlite();
    Map<String, Long> trips = onPostgres();
    StringBuilder table =
        new StringBuilder("| operation | statements, SQLite | round trips, PostgreSQL |\n");
    table.append("|---|---:|---:|\n");
    statements.forEach(
        (operation, count) ->
            table.append(
                "| " + operation + " | " + count + " | " + trips.get(operation).get() + " |\n"));
    if ("write".equals(System.getProperty("stoa.golden"))) {
      Files.writeString(TABLE, table);
    }
    assertEquals(
        Files.readString(TABLE),
        table.toString(),
        TABLE + " differs: check the change and write it with -Dstoa.golden=write");
  }

  private static Map<String, Long> onSqlite() {
    CountedStatements counted = new CountedStatements();
    StorageConfig config = StorageConfig.over(counted.source(TestEngine.SQLITE.migratedUrl()));
    try (Stoa stoa = Stoa.open(config)) {
      return counts(stoa, counted::count);
    }
  }

  private static Map<String, Long> onPostgres() throws Exception {
    try (CountedTrips counted = new CountedTrips(TestEngine.POSTGRES.migratedUrl());
        Stoa stoa = Stoa.open(StorageConfig.of(counted.url()))) {
      return counts(stoa, counted::count);
    }
  }

  private static Map<String, Long> counts(Stoa stoa, LongSupplier counter) {
    return new CountedOperations(stoa)
        .all()
        .mapValues(
            operation -> {
              for (int i = 0; i < BEFORE; i++) {
                operation.run();
              }
              return fewest(operation, counter);
            });
  }

  /** The pool may test an idle connection, and a unit may look after the index: not each time. */
  private static long fewest(Runnable operation, LongSupplier counter) {
    long fewest = Long.MAX_VALUE;
    for (int i = 0; i < TRIES; i++) {
      long before = counter.getAsLong();
      operation.run();
      fewest = Math.min(fewest, counter.getAsLong() - before);
    }
    return fewest;
  }
}
