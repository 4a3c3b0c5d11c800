package dev.stoa.benchmarks.words;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.measure.MeasuredWork;
import dev.stoa.benchmarks.measure.Pace;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The CPU time of a call: that of its thread, and of the server's processes for connections. */
public final class CpuClock {

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double MOST = 0.95;

  private final JdbcEngine engine;
  private final String url;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Map<Path, Long> lastSeen = new HashMap<>();
  private List<Path> processes = List.of();

  public CpuClock(JdbcEngine engine, String url) {
    this.engine = engine;
    this.url = url;
  }

  /** The milliseconds of a call in the middle, of one in twenty, and of all in the mean. */
  public record Times(double half, double most, double mean) {

    static Times of(double[] millis) {
      double[] sorted = millis.clone();
      Arrays.sort(sorted);
      return new Times(
          sorted[sorted.length / 2],
          sorted[(int) (MOST * (sorted.length - 1))],
          Arrays.stream(sorted).average().orElse(0));
    }
  }

  /** As {@link #measure}, once their code is compiled. */
  public List<Times> warm(Pace pace, int calls, List<MeasuredWork> works) throws Exception {
    long end = System.nanoTime() + pace.warmUp().toNanos() / 2;
    do {
      measure(calls / works.size(), works);
    } while (System.nanoTime() < end);
    return measure(calls, works);
  }

  /** Calls all work in turn. */
  public List<Times> measure(int calls, List<MeasuredWork> works) throws Exception {
    findProcesses();
    double[][] millis = new double[works.size()][calls];
    for (int i = 0; i < calls; i++) {
      for (int turn = 0; turn < works.size(); turn++) {
        int next = (i + turn) % works.size();
        millis[next][i] = millis(works.get(next), i);
      }
    }
    return Arrays.stream(millis).map(Times::of).toList();
  }

  double millis(MeasuredWork work, int number) throws Exception {
    work.prepare();
    long server = ofServer();
    long start = threads.getCurrentThreadCpuTime();
    work.call(number);
    long client = threads.getCurrentThreadCpuTime() - start;
    return (client + ofServer() - server) / NANOS_PER_MILLI;
  }

  /** After the connections are there that are measured. */
  void findProcesses() throws SQLException {
    if (engine == JdbcEngine.SQLITE) {
      return;
    }
    List<Path> found = new ArrayList<>();
    try (Connection connection = engine.connect(url);
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select pid from pg_stat_activity where backend_type = 'client backend'"
                    + " and pid <> pg_backend_pid()")) {
      while (rows.next()) {
        found.add(Path.of("/proc", rows.getString(1), "schedstat"));
      }
    }
    processes = found;
  }

  private long ofServer() throws IOException {
    long nanos = 0;
    for (Path process : processes) {
      nanos += nanos(process);
    }
    return nanos;
  }

  /** Of a connection that was closed since, what it had used. */
  private long nanos(Path process) throws IOException {
    try {
      String line = Files.readString(process);
      long nanos = Long.parseLong(line.substring(0, line.indexOf(' ')));
      lastSeen.put(process, nanos);
      return nanos;
    } catch (NoSuchFileException e) {
      return lastSeen.getOrDefault(process, 0L);
    }
  }
}
