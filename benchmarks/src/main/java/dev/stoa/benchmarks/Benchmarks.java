package dev.stoa.benchmarks;

import dev.stoa.benchmarks.agent.TaskBenchmarks;
import dev.stoa.benchmarks.audit.AuditBenchmarks;
import dev.stoa.benchmarks.channel.ChannelBenchmarks;
import dev.stoa.benchmarks.consensus.ConsensusBenchmarks;
import dev.stoa.benchmarks.conversation.ConversationBenchmarks;
import dev.stoa.benchmarks.critique.CritiqueBenchmarks;
import dev.stoa.benchmarks.dashboard.DashboardBenchmarks;
import dev.stoa.benchmarks.debate.DebateBenchmarks;
import dev.stoa.benchmarks.evolution.EvolutionBenchmarks;
import dev.stoa.benchmarks.http.HttpBenchmarks;
import dev.stoa.benchmarks.memory.MemoryBenchmarks;
import dev.stoa.benchmarks.operations.OperationsBenchmarks;
import dev.stoa.benchmarks.rating.RatingBenchmarks;
import dev.stoa.benchmarks.search.SearchBenchmarks;
import dev.stoa.benchmarks.start.StartBenchmarks;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import java.util.function.Consumer;

/**
 * Measures every context on both engines; {@code java -jar benchmarks.jar [rounds] [context]
 * [sqlite|postgresql]}.
 */
public final class Benchmarks {

  private static final int DEFAULT_ROUNDS = 15;
  private static final List<Benchmark> ALL =
      List.of(
          new AuditBenchmarks(),
          new ChannelBenchmarks(),
          new ConsensusBenchmarks(),
          new ConversationBenchmarks(),
          new CritiqueBenchmarks(),
          new DebateBenchmarks(),
          new EvolutionBenchmarks(),
          new TaskBenchmarks(),
          new MemoryBenchmarks(),
          new SearchBenchmarks(),
          new RatingBenchmarks(),
          new HttpBenchmarks(),
          new DashboardBenchmarks(),
          new OperationsBenchmarks());

  private Benchmarks() {}

  public static void main(String[] arguments) throws Exception {
    int rounds = arguments.length == 0 ? DEFAULT_ROUNDS : Integer.parseInt(arguments[0]);
    List<Benchmark> wanted =
        arguments.length < 2 ? ALL : ALL.stream().filter(one -> isOf(one, arguments[1])).toList();
    if (arguments.length < 2 || arguments[1].equals("start")) {
      StartBenchmarks.report();
    }
    if (wanted.isEmpty()) {
      return;
    }
    Consumer<Comparison> report = comparison -> System.out.println(comparison.row());
    System.out.println(Comparison.header());
    if (isRequested(Engine.SQLITE, arguments)) {
      onSqlite(wanted, rounds, report);
    }
    if (isRequested(Engine.POSTGRES, arguments)) {
      onPostgres(wanted, rounds, report);
    }
  }

  private static void onSqlite(List<Benchmark> wanted, int rounds, Consumer<Comparison> report)
      throws Exception {
    for (Benchmark benchmark : wanted) {
      try (ScratchFolder folder = ScratchFolder.create()) {
        Databases databases =
            new Databases(
                folder.sqlite("ours"),
                folder.sqlite("theirs"),
                folder.sqlite("floor"),
                folder.sqlite("second"));
        benchmark.run(Engine.SQLITE, databases, new Duel(rounds), report);
      }
    }
  }

  /** With fsync on, as a server that keeps its promises has it. */
  private static void onPostgres(List<Benchmark> wanted, int rounds, Consumer<Comparison> report)
      throws Exception {
    try (PostgresServer server = PostgresServer.startDurable()) {
      for (Benchmark benchmark : wanted) {
        Databases databases =
            new Databases(
                server.newDatabase(),
                server.newDatabase(),
                server.newDatabase(),
                server.newDatabase());
        benchmark.run(Engine.POSTGRES, databases, new Duel(rounds), report);
      }
    }
  }

  private static boolean isRequested(Engine engine, String... arguments) {
    return arguments.length < 3 || engine.schemaSuffix().equals(arguments[2]);
  }

  private static boolean isOf(Benchmark benchmark, String context) {
    return benchmark.getClass().getPackageName().endsWith("." + context);
  }
}
