package dev.stoa.benchmarks.audit;

import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Result.Against;
import dev.stoa.benchmarks.measure.Unit;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.torture.ChildProcess;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Several threads, of one process and of several, that all append to one SQLite file. */
public final class WaitingBenchmarks implements Area {

  private static final int PROCESSES = 4;
  private static final int THREADS = 8;
  private static final int BATCH = 100;
  private static final long MILLIS = 20_000;
  private static final long QUICK_MILLIS = 1_000;
  private static final double LONGEST_MILLIS = 5_000;

  /** Of eight threads to one. */
  private static final double SCALING = 1;

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
    Eight threads of one process append audit entries, or messages to a conversation each, one per transaction, beside one thread that does the same.
    Then four processes of eight threads each append to one audit trail for twenty seconds, one entry or a hundred per transaction. A time is that of a
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
    oneProcess(bench);
    measure(bench, PROCESSES + " × " + THREADS + " writers", 1);
    measure(bench, PROCESSES + " × " + THREADS + " writers of " + BATCH, BATCH);
  }

  /** Rounds that alternate, so that what slows the machine slows one thread and eight alike. */
  private static void oneProcess(Bench bench) throws IOException, InterruptedException {
    int rounds = bench.pace().rounds();
    long millis = bench.pace().share() < 1 ? QUICK_MILLIS : MILLIS / rounds;
    for (String appended : List.of("stoa", "messages")) {
      String what = THREADS + " threads, " + (appended.equals("stoa") ? "audit" : appended);
      double[] rates = new double[rounds];
      double[] single = new double[rounds];
      double[] ratios = new double[rounds];
      double[] waited = new double[rounds];
      for (int i = 0; i < rounds; i++) {
        Run one = run(appended, bench.databases().ours(), 1, 1, millis, 1);
        Run eight = run(appended, bench.databases().ours(), 1, THREADS, millis, 1);
        rates[i] = eight.rate();
        single[i] = one.rate();
        ratios[i] = eight.rate() / one.rate();
        waited[i] = eight.millisOf(0.99);
      }
      bench.add(
          Result.of(what + ", beside one", Unit.RATE, Bench.median(rates))
              .jdbc(new Against(Bench.median(single), Bench.median(ratios), Option.some(SCALING))));
      bench.add(Result.of(what + ", 99 % within", Unit.TIME, Bench.median(waited)));
    }
  }

  private static void measure(Bench bench, String what, int batch)
      throws IOException, InterruptedException {
    long millis = bench.pace().share() < 1 ? QUICK_MILLIS : MILLIS;
    Run theirs = run("jdbc", bench.databases().jdbc(), PROCESSES, THREADS, millis, batch);
    Run ours = run("stoa", bench.databases().ours(), PROCESSES, THREADS, millis, batch);
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

  private static Run run(String who, String url, int count, int threads, long millis, int batch)
      throws IOException, InterruptedException {
    List<ChildProcess> processes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      processes.add(
          ChildProcess.start(
              AppendingWriters.class,
              who,
              url,
              Integer.toString(threads),
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
