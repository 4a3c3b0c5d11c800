package dev.stoa.benchmarks.operations;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Comparison.Against;
import dev.stoa.benchmarks.Duel.Work;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.ScratchFolder;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaBackups;
import dev.stoa.bootstrap.StoaConfig;
import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Each way of moving one workspace, in rows a second; every target is new. */
final class Transfers {

  private static final double ROWS_PER_SECOND = 50_000;
  private static final double NANOS = 1e9;

  private final Engine engine;
  private final String database;
  private final ScratchFolder folder;
  private final String name;
  private final Consumer<Comparison> report;
  private long rows;
  private int targets;

  /**
   * With new workspaces in a folder and, on PostgreSQL, in a database.
   *
   * @param name the beginning of the names of all workspaces
   */
  Transfers(
      Engine engine,
      String database,
      ScratchFolder folder,
      String name,
      Consumer<Comparison> report) {
    this.engine = engine;
    this.database = database;
    this.folder = folder;
    this.name = name;
    this.report = report;
  }

  void measure(int wanted) throws Exception {
    String file = folder.sqlite(name);
    try (Stoa stoa = Stoa.open(file)) {
      TransferFixture.fill(stoa, wanted);
      rows = stoa.transfer().roots(TransferProgress.NONE).rows();
    }
    HandWrittenTransfer plain = new HandWrittenTransfer(rows);
    if (engine == Engine.POSTGRES) {
      onPostgres(file, plain);
    } else {
      onSqlite(file, plain);
    }
  }

  private void onSqlite(String file, HandWrittenTransfer plain) throws Exception {
    Path archive = exported(file);
    String byHand = target(Engine.SQLITE);
    double inserted = seconds(number -> plain.insert(Engine.SQLITE, file, byHand));
    against("import, beside inserts", imported(archive), inserted);
    Path backups = folder.path().resolve(name + "-backups");
    againstRate(
        "backup",
        seconds(
            number ->
                StoaBackups.of(StoaConfig.of(file), backups).create(TransferProgress.NONE).get()));
  }

  private void onPostgres(String file, HandWrittenTransfer plain) throws Exception {
    String server = target(Engine.POSTGRES);
    double existing = seconds(number -> copy(file, server));
    String copiedByHand = target(Engine.POSTGRES);
    double copied = seconds(number -> plain.copy(file, copiedByHand));
    against("copy from SQLite, beside COPY", existing, copied);
    againstRate("copy from SQLite", existing);
    String returned = target(Engine.SQLITE);
    double back = seconds(number -> copy(server, returned));
    String insertedByHand = target(Engine.SQLITE);
    double inserted = seconds(number -> plain.insert(Engine.POSTGRES, server, insertedByHand));
    against("copy to SQLite, beside inserts", back, inserted);
    againstRate("copy to SQLite", back);
    against("import, beside COPY", imported(exported(server)), copied);
  }

  private static void copy(String from, String to) {
    try (Stoa source = Stoa.open(from);
        Stoa target = Stoa.open(to)) {
      source.transfer().copyTo(target.transfer(), TransferProgress.NONE).get();
    }
  }

  private Path exported(String source) throws Exception {
    Path archive = folder.path().resolve(name + ".zip");
    double took =
        seconds(
            number -> {
              try (Stoa stoa = Stoa.open(source)) {
                stoa.transfer().export(Files.newOutputStream(archive), TransferProgress.NONE);
              }
            });
    againstRate("export", took);
    return archive;
  }

  private double imported(Path archive) throws Exception {
    String filled = target(engine);
    return seconds(
        number -> {
          try (Stoa stoa = Stoa.open(filled)) {
            stoa.transfer().importArchive(archive, TransferProgress.NONE).get();
          }
        });
  }

  /** A new workspace without content. */
  private String target(Engine kind) {
    String next = name + "_" + targets++;
    String url = kind == Engine.SQLITE ? folder.sqlite(next) : database + "&currentSchema=" + next;
    Stoa.open(url).close();
    return url;
  }

  private static double seconds(Work work) throws Exception {
    long start = System.nanoTime();
    work.call(0);
    return (System.nanoTime() - start) / NANOS;
  }

  private void against(String work, double ours, double theirs) {
    row(work, ours, new Against(rows / theirs, theirs / ours, 0.5));
  }

  private void againstRate(String work, double ours) {
    double ratio = rows / ours / ROWS_PER_SECOND;
    row(work + ", ratio to 50,000/s", ours, new Against(ROWS_PER_SECOND, ratio, 1));
  }

  private void row(String work, double ours, Against against) {
    report.accept(new Comparison(engine.title(), work, rows / ours, against, Option.none()));
  }
}
