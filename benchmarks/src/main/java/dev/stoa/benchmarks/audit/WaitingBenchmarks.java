package dev.stoa.benchmarks.audit;

import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Unit;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.torture.ChildProcess;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Several processes of several threads that all append to one SQLite file. */
public final class WaitingBenchmarks implements Area {

  private static final int PROCESSES = 4;
  private static final int THREADS = 8;
  private static final int BATCH = 100;
  private static final long MILLIS = 20_000;
  private static final long QUICK_MILLIS = 1_000;
  private static final double LONGEST_MILLIS = 5_000;
  private static final double MICROS_PER_MILLI = 1_000;

  /** What all processes of one run did, in microseconds, shortest first. */
  private record Run(double[] micros, long failed, long millis) {

    double millisOf(double share) {
      return micros[(int) Math.min(micros.length - 1L, (long) (share * micros.length))]
          / MICROS_PER_MILLI;
    }

    double rate() {
      return micros.length * 1_000.0 / millis;
    }
  }

  @Override
  public String name() {
    return "waiting";
  }

  @Override
  public String about() {
    return """
    Four processes of eight threads each append to one audit trail for twenty seconds, one entry or a hundred per transaction. A time is that of a
    transaction with its waiting; none may be longer than five seconds. JDBC is hand-written code in which each process lets one thread at a time
    write, and the driver's busy timeout waits for other processes: it writes more, because the process that has the lock keeps it for longer.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    if (!bench.onSqlite()) {
      return;
    }
    Stoa.open(bench.databases().jdbc()).close();
    Stoa.open(bench.databases().ours()).close();
    measure(bench, PROCESSES + " × " + THREADS + " writers", 1);
    measure(bench, PROCESSES + " × " + THREADS + " writers of " + BATCH, BATCH);
  }

  private static void measure(Bench bench, String what, int batch)
      throws IOException, InterruptedException {
    long millis = bench.pace().share() < 1 ? QUICK_MILLIS : MILLIS;
    Run theirs = run("jdbc", bench.databases().jdbc(), millis, batch);
    Run ours = run("stoa", bench.databases().ours(), millis, batch);
    bench.add(Result.of(what, Unit.RATE, ours.rate()).jdbc(theirs.rate(), Option.none()));
    add(bench, what + ", median", ours.millisOf(0.5), theirs.millisOf(0.5));
    add(bench, what + ", 99 % within", ours.millisOf(0.99), theirs.millisOf(0.99));
    bench.add(
        Result.of(what + ", longest", Unit.TIME, ours.millisOf(1))
            .jdbc(theirs.millisOf(1), Option.none())
            .limit(LONGEST_MILLIS));
    if (ours.failed() + theirs.failed() > 0) {
      throw new IllegalStateException(
          ours.failed() + " of ours failed, and " + theirs.failed() + " by hand");
    }
  }

  private static void add(Bench bench, String what, double ours, double theirs) {
    bench.add(Result.of(what, Unit.TIME, ours).jdbc(theirs, Option.none()));
  }

  private static Run run(String who, String url, long millis, int batch)
      throws IOException, InterruptedException {
    List<ChildProcess> processes = new ArrayList<>();
    for (int i = 0; i < PROCESSES; i++) {
      processes.add(
          ChildProcess.start(
              AppendingWriters.class,
              who,
              url,
              Integer.toString(THREADS),
              Long.toString(millis),
              Integer.toString(batch)));
    }
    for (ChildProcess process : processes) {
      process.line();
    }
    for (ChildProcess process : processes) {
      process.go();
    }
    StringBuilder printed = new StringBuilder();
    for (ChildProcess process : processes) {
      printed.append(process.rest().strip()).append(' ');
    }
    double[] all =
        Arrays.stream(printed.toString().strip().split(" +"))
            .mapToDouble(Double::parseDouble)
            .toArray();
    double[] done = Arrays.stream(all).filter(micros -> micros >= 0).sorted().toArray();
    return new Run(done, all.length - done.length, millis);
  }
}
