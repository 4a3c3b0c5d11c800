package dev.stoa.benchmarks.operations;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.benchmarks.engine.BenchmarkFolder;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.MeasuredWork;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Unit;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaBackups;
import dev.stoa.bootstrap.StoaConfig;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Consumer;

/** Each way of moving one workspace, in rows a second; every target is new. */
final class Transfers {

  private static final double ROWS_PER_SECOND = 50_000;
  private static final Option<Double> COPY_BAR = Option.some(0.85);
  private static final Option<Double> INSERT_BAR = Option.some(0.6);
  private static final Option<Double> BACKUP_BAR = Option.some(0.8);
  private static final double NANOS = 1e9;

  private final JdbcEngine engine;
  private final String database;
  private final BenchmarkFolder folder;
  private final String name;
  private final Consumer<Result> results;
  private long rows;
  private int targets;

  /**
   * With new workspaces in a folder and, on PostgreSQL, in a database.
   *
   * @param name what the names of all workspaces start with
   */
  Transfers(Bench bench, BenchmarkFolder folder, String name, Consumer<Result> results) {
    this.engine = bench.engine();
    this.database = bench.databases().ours();
    this.folder = folder;
    this.name = name;
    this.results = results;
  }

  void measure(int wanted) throws Exception {
    String file = folder.sqlite(name);
    try (Stoa stoa = Stoa.open(file)) {
      TransferFixture.fill(stoa, wanted);
      rows = stoa.transfer().roots(TransferProgress.NONE).rows();
    }
    HandWrittenTransfer plain = new HandWrittenTransfer(rows);
    if (engine == JdbcEngine.POSTGRES) {
      onPostgres(file, plain);
    } else {
      onSqlite(file, plain);
    }
  }

  private void onSqlite(String file, HandWrittenTransfer plain) throws Exception {
    Path archive = exported(file);
    String byHand = target(JdbcEngine.SQLITE);
    double inserted = seconds(number -> plain.insert(JdbcEngine.SQLITE, file, byHand));
    results.accept(
        result("import, beside inserts", imported(archive)).jdbc(rows / inserted, INSERT_BAR));
    double copied = seconds(number -> copyAndHash(file));
    Path backups = folder.path().resolve(name + "-backups");
    results.accept(
        result(
                "backup, beside copying and hashing",
                seconds(
                    number ->
                        StoaBackups.of(StoaConfig.of(file), backups)
                            .create(TransferProgress.NONE)
                            .get()))
            .jdbc(rows / copied, BACKUP_BAR)
            .limit(ROWS_PER_SECOND));
  }

  private void copyAndHash(String file) throws IOException {
    Files.copy(
        folder.path().resolve(name + ".db"),
        folder.path().resolve(name + "-copied.db"),
        StandardCopyOption.REPLACE_EXISTING);
    try (Stoa stoa = Stoa.open(file)) {
      stoa.transfer().roots(TransferProgress.NONE);
    }
  }

  private void onPostgres(String file, HandWrittenTransfer plain) throws Exception {
    String server = target(JdbcEngine.POSTGRES);
    double copiedTo = seconds(number -> copy(file, server));
    String copiedByHand = target(JdbcEngine.POSTGRES);
    double copied = seconds(number -> plain.copy(file, copiedByHand));
    results.accept(
        result("copy from SQLite, beside COPY", copiedTo)
            .jdbc(rows / copied, COPY_BAR)
            .limit(ROWS_PER_SECOND));
    String returned = target(JdbcEngine.SQLITE);
    double back = seconds(number -> copy(server, returned));
    String insertedByHand = target(JdbcEngine.SQLITE);
    double inserted = seconds(number -> plain.insert(JdbcEngine.POSTGRES, server, insertedByHand));
    results.accept(
        result("copy to SQLite, beside inserts", back)
            .jdbc(rows / inserted, INSERT_BAR)
            .limit(ROWS_PER_SECOND));
    double loaded = imported(exported(server));
    results.accept(result("import, beside COPY", loaded).jdbc(rows / copied, COPY_BAR));
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
    results.accept(result("export", took).limit(ROWS_PER_SECOND));
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
  private String target(JdbcEngine kind) {
    String next = name + "_" + targets++;
    String url =
        kind == JdbcEngine.SQLITE ? folder.sqlite(next) : database + "&currentSchema=" + next;
    Stoa.open(url).close();
    return url;
  }

  private static double seconds(MeasuredWork work) throws Exception {
    long start = System.nanoTime();
    work.call(0);
    return (System.nanoTime() - start) / NANOS;
  }

  private Result result(String work, double seconds) {
    return Result.of(work, Unit.RATE, rows / seconds);
  }
}
