package dev.stoa.benchmarks;

import dev.stoa.benchmarks.agent.TaskBenchmarks;
import dev.stoa.benchmarks.audit.AuditBenchmarks;
import dev.stoa.benchmarks.channel.ChannelBenchmarks;
import dev.stoa.benchmarks.search.SearchBenchmarks;
import dev.stoa.testkit.postgres.PostgresServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Measures every context on both engines; {@code java -jar benchmarks.jar [rounds]}. */
public final class Benchmarks {

  private static final int DEFAULT_ROUNDS = 15;
  private static final List<Benchmark> ALL =
      List.of(
          new AuditBenchmarks(),
          new ChannelBenchmarks(),
          new SearchBenchmarks(),
          new TaskBenchmarks());

  private Benchmarks() {}

  public static void main(String[] arguments) throws Exception {
    int rounds = arguments.length == 0 ? DEFAULT_ROUNDS : Integer.parseInt(arguments[0]);
    Consumer<Comparison> report = comparison -> System.out.println(comparison.row());
    System.out.println(Comparison.header());
    onSqlite(rounds, report);
    onPostgres(rounds, report);
  }

  private static void onSqlite(int rounds, Consumer<Comparison> report) throws Exception {
    for (Benchmark benchmark : ALL) {
      Path folder = Files.createTempDirectory("stoa-benchmarks");
      try {
        String url = "jdbc:sqlite:" + folder;
        benchmark.run(
            Engine.SQLITE, url + "/ours.db", url + "/theirs.db", new Duel(rounds), report);
      } finally {
        delete(folder);
      }
    }
  }

  /** With fsync on, as a server that keeps its promises has it. */
  private static void onPostgres(int rounds, Consumer<Comparison> report) throws Exception {
    try (PostgresServer server = PostgresServer.startDurable()) {
      for (Benchmark benchmark : ALL) {
        benchmark.run(
            Engine.POSTGRES, server.newDatabase(), server.newDatabase(), new Duel(rounds), report);
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
