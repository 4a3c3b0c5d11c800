package dev.stoa.benchmarks;

import dev.stoa.benchmarks.agent.TaskBenchmarks;
import dev.stoa.benchmarks.audit.AuditBenchmarks;
import dev.stoa.benchmarks.audit.WaitingBenchmarks;
import dev.stoa.benchmarks.channel.ChannelBenchmarks;
import dev.stoa.benchmarks.consensus.ConsensusBenchmarks;
import dev.stoa.benchmarks.conversation.ConversationBenchmarks;
import dev.stoa.benchmarks.critique.CritiqueBenchmarks;
import dev.stoa.benchmarks.dashboard.DashboardBenchmarks;
import dev.stoa.benchmarks.debate.DebateBenchmarks;
import dev.stoa.benchmarks.engine.BenchmarkFolder;
import dev.stoa.benchmarks.engine.Databases;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.evolution.EvolutionBenchmarks;
import dev.stoa.benchmarks.http.HttpBenchmarks;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.memory.MemoryBenchmarks;
import dev.stoa.benchmarks.memory.TimeBenchmarks;
import dev.stoa.benchmarks.operations.OperationsBenchmarks;
import dev.stoa.benchmarks.page.AreaTable;
import dev.stoa.benchmarks.page.BenchmarkPage;
import dev.stoa.benchmarks.page.RunDescription;
import dev.stoa.benchmarks.peers.PeerBenchmarks;
import dev.stoa.benchmarks.rating.RatingBenchmarks;
import dev.stoa.benchmarks.search.SearchBenchmarks;
import dev.stoa.benchmarks.start.StartBenchmarks;
import dev.stoa.benchmarks.trust.TrustBenchmarks;
import dev.stoa.benchmarks.vectors.MetadataBenchmarks;
import dev.stoa.benchmarks.vectors.VectorBenchmarks;
import dev.stoa.benchmarks.words.IndexBenchmarks;
import dev.stoa.testkit.postgres.PostgresServer;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Measures every area on both engines, prints the rows and writes the page of them. */
public final class Benchmarks implements AutoCloseable {

  private static final List<Area> AREAS =
      List.of(
          new AuditBenchmarks(),
          new WaitingBenchmarks(),
          new MemoryBenchmarks(),
          new TimeBenchmarks(),
          new TrustBenchmarks(),
          new SearchBenchmarks(),
          new IndexBenchmarks(),
          new VectorBenchmarks(),
          new MetadataBenchmarks(),
          new ChannelBenchmarks(),
          new ConversationBenchmarks(),
          new DebateBenchmarks(),
          new ConsensusBenchmarks(),
          new CritiqueBenchmarks(),
          new RatingBenchmarks(),
          new TaskBenchmarks(),
          new EvolutionBenchmarks(),
          new HttpBenchmarks(),
          new DashboardBenchmarks(),
          new OperationsBenchmarks(),
          new StartBenchmarks(),
          new PeerBenchmarks());

  private final RunOptions options;
  private final Option<PostgresServer> server;

  private Benchmarks(RunOptions options) {
    this.options = options;
    // With fsync on, as a server in production has it.
    this.server =
        options.engines().contains(JdbcEngine.POSTGRES)
            ? Option.some(PostgresServer.startDurable())
            : Option.none();
  }

  public static void main(String[] arguments) throws Exception {
    RunOptions options = RunOptions.parse(arguments);
    List<Area> areas = AREAS.stream().filter(area -> options.includes(area.name())).toList();
    if (areas.isEmpty()) {
      throw new IllegalArgumentException(
          "no area " + options.areas() + "; there are " + AREAS.stream().map(Area::name).toList());
    }
    try (Benchmarks benchmarks = new Benchmarks(options)) {
      benchmarks.run(areas);
    }
  }

  private void run(List<Area> areas) throws Exception {
    String description = RunDescription.of(options.pace(), versions());
    List<AreaTable> tables = new ArrayList<>();
    for (Area area : areas) {
      AreaTable table = new AreaTable(area);
      for (JdbcEngine engine : options.engines()) {
        try (BenchmarkFolder folder = BenchmarkFolder.create()) {
          Bench bench =
              new Bench(
                  engine,
                  newDatabases(engine, folder),
                  options.pace(),
                  result -> System.out.println(table.add(engine, result)));
          area.measure(bench);
        }
      }
      tables.add(table);
      if (options.page().isDefined()) {
        // After every area, so that a fault in a later one does not cost the figures before it.
        new BenchmarkPage(description, tables).write(options.page().get());
      }
    }
  }

  private Databases newDatabases(JdbcEngine engine, BenchmarkFolder folder) {
    return new Databases(
        newDatabase(engine, folder, "ours"),
        newDatabase(engine, folder, "theirs"),
        newDatabase(engine, folder, "floor"),
        newDatabase(engine, folder, "second"));
  }

  private String newDatabase(JdbcEngine engine, BenchmarkFolder folder, String name) {
    return engine == JdbcEngine.SQLITE ? folder.sqlite(name) : server.get().newDatabase();
  }

  private List<String> versions() throws Exception {
    List<String> versions = new ArrayList<>();
    try (BenchmarkFolder folder = BenchmarkFolder.create()) {
      for (JdbcEngine engine : options.engines()) {
        versions.add(
            engine.title() + " " + version(engine, newDatabase(engine, folder, "version")));
      }
    }
    return versions;
  }

  private static String version(JdbcEngine engine, String url) throws SQLException {
    try (Connection connection = engine.connect(url)) {
      return connection.getMetaData().getDatabaseProductVersion();
    }
  }

  @Override
  public void close() {
    server.forEach(PostgresServer::close);
  }
}
