package dev.stoa.benchmarks.memory;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.MeasuredWork;
import dev.stoa.benchmarks.measure.Pace;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Unit;
import dev.stoa.benchmarks.words.CpuClock;
import dev.stoa.benchmarks.words.CpuClock.Times;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Recall;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** What the versions of rows cost, and reading a workspace as it was. */
public final class TimeBenchmarks implements Area {

  private static final int STORED = 50_000;
  private static final int VERSIONS_OF_EACH = 20;
  private static final int CHANGES = 2_000;
  private static final int RECALLS = 400;
  private static final int FEW = 10;

  /** The bars are those of the longest time: 1.05, 1.3, 1.03 and 2 times the other. */
  private static final double REMEMBER = 0.95;

  private static final double CHANGE = 0.77;
  private static final double RECALL = 0.97;
  private static final double RECALL_AS_OF = 0.5;

  private static final String WITHOUT_TRIGGERS =
      """
      do $$
      declare
          one record;
      begin
          for one in select tgname, tgrelid::regclass as changed from pg_trigger
              where tgname like 'version\\_of\\_%' loop
              execute format('drop trigger %I on %s', one.tgname, one.changed);
          end loop;
      end
      $$
      """;

  @Override
  public String name() {
    return "time";
  }

  @Override
  public String about() {
    return """
    Beside a workspace that writes no versions, both with 50,000 memories, one write in a unit of work of its own. Each memory then gets twenty versions:
    recall of the present is measured beside a workspace without any, and recall as of an hour ago beside that of the present. The figures are CPU
    milliseconds of client and server, the mean of the calls, all sides in turn.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    Instant filled = now().minusSeconds(7_200);
    for (String url : List.of(bench.databases().ours(), bench.databases().second())) {
      Stoa.open(url).close();
      MemoryFixture.fill(bench.engine(), url, 0, STORED, true, filled);
    }
    if (!bench.onSqlite()) {
      execute(bench.engine(), bench.databases().second(), WITHOUT_TRIGGERS);
    }
    try (Side versions = new Side(bench.databases().ours(), true);
        Side none = new Side(bench.databases().second(), false)) {
      changes(bench, versions, none);
      addVersions(bench.engine(), bench.databases().ours());
      for (String url : List.of(bench.databases().ours(), bench.databases().second())) {
        execute(
            bench.engine(),
            url,
            bench.onSqlite() ? "pragma wal_checkpoint(truncate)" : "vacuum analyze");
      }
      recall(bench, versions, none);
    }
  }

  private static void changes(Bench bench, Side versions, Side none) throws Exception {
    Random random = new Random(3);
    change(
        bench,
        "remember",
        REMEMBER,
        stoa ->
            stoa.memory()
                .remember(MemoryFixture.content(random))
                .getOrElseThrow(RefusalException::new),
        versions,
        none);
    change(
        bench,
        "outcome",
        CHANGE,
        stoa -> stoa.memory().recordOutcome(any(random), Outcome.success()),
        versions,
        none);
    change(
        bench,
        "edit",
        CHANGE,
        stoa ->
            stoa.memory()
                .edit(any(random), MemoryEdit.NOTHING.content(MemoryFixture.content(random)))
                .getOrElseThrow(RefusalException::new),
        versions,
        none);
  }

  private static void change(
      Bench bench, String what, double bar, Consumer<Stoa> work, Side versions, Side none)
      throws Exception {
    measure(bench, what, CHANGES, bar, i -> versions.change(work), i -> none.change(work));
  }

  private static void recall(Bench bench, Side versions, Side none) throws Exception {
    Random random = new Random(4);
    Stoa past = versions.stoa().asOf(now().minusSeconds(3_600));
    MeasuredWork present = i -> recall(versions.stoa(), random);
    measure(
        bench,
        "recall, with 1,000,000 versions",
        RECALLS,
        RECALL,
        present,
        i -> recall(none.stoa(), random));
    measure(
        bench,
        "recall as of an hour ago, with 1,000,000 versions",
        RECALLS,
        RECALL_AS_OF,
        i -> recall(past, random),
        present);
  }

  private static void measure(
      Bench bench, String what, int calls, double bar, MeasuredWork ours, MeasuredWork theirs)
      throws Exception {
    Pace pace = bench.pace();
    List<Times> times =
        new CpuClock(bench.engine(), bench.databases().ours())
            .warm(pace, pace.warmUp().isZero() ? FEW : calls, List.of(ours, theirs));
    bench.add(
        Result.of(what, Unit.TIME, times.get(0).mean())
            .jdbc(times.get(1).mean(), Option.some(bar)));
  }

  private static void recall(Stoa stoa, Random random) {
    int found =
        stoa.memory()
            .recall(Recall.about(MemoryFixture.question(random)))
            .getOrElseThrow(RefusalException::new)
            .size();
    if (found == 0) {
      throw new IllegalStateException("nothing was recalled, so nothing was measured");
    }
  }

  private static MemoryId any(Random random) {
    return new MemoryId("m" + random.nextInt(STORED));
  }

  /** Those of every memory, each a minute long, until an hour and a half ago. */
  private static void addVersions(JdbcEngine engine, String url) throws SQLException {
    boolean sqlite = engine == JdbcEngine.SQLITE;
    String content = "(select v.content from versions v where v.kind = 'continuum_memory' limit 1)";
    String numbers =
        sqlite
            ? "(with recursive n(i) as (select 1 union all select i + 1 from n where i < "
                + VERSIONS_OF_EACH
                + ") select i from n) n"
            : "generate_series(1, " + VERSIONS_OF_EACH + ") n(i)";
    execute(
        engine,
        url,
        "insert into versions (kind, id, recorded_from, recorded_until, content)"
            + " select 'continuum_memory', m.id, "
            + instant(sqlite, "n.i - 1")
            + ", "
            + instant(sqlite, "n.i")
            + ", "
            + content
            + " from continuum_memory m, "
            + numbers
            + " where m.id like 'm%'");
  }

  private static String instant(boolean sqlite, String minute) {
    return sqlite
        ? "strftime('%Y-%m-%dT%H:%M:%S.000000Z', 'now', '-120 minutes', ("
            + minute
            + ") || ' minutes')"
        : "now() - interval '120 minutes' + (" + minute + ") * interval '1 minute'";
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

  /** A workspace whose changes have versions, or have none. */
  private static final class Side implements AutoCloseable {

    private final JdbcStorage storage;
    private final Stoa stoa;
    private final boolean versions;

    Side(String url, boolean versions) {
      this.storage = Storages.open(StorageConfig.of(url));
      this.stoa = Stoa.over(storage, StorageConfig.SYSTEM_CLOCK);
      this.versions = versions;
    }

    Stoa stoa() {
      return stoa;
    }

    void change(Consumer<Stoa> work) {
      storage
          .unitOfWork()
          .write(
              () -> {
                if (!versions) {
                  storage.versions().recordNone();
                }
                work.accept(stoa);
                return Either.right(stoa);
              });
    }

    @Override
    public void close() {
      stoa.close();
    }
  }
}
