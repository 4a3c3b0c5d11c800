package dev.stoa.benchmarks.start;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.control.Option;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The CPU seconds of a command on a SQLite file, beside those of a program that asks the same with
 * the driver alone. Run from the root of the clone, after {@code ./mvnw package}.
 */
public final class StartBenchmarks {

  private static final int ROUNDS = 9;
  private static final int AGENTS = 10;
  private static final Path JAR = Path.of("app", "target", "stoa.jar");
  private static final Path LAUNCHER = Path.of("bin", "stoa");

  /** A command, and how many times the CPU of the plain program it may take. */
  private record Started(String name, List<String> command, Option<Double> bar) {}

  private StartBenchmarks() {}

  public static void report() throws Exception {
    if (!Files.exists(JAR) || !Files.exists(LAUNCHER)) {
      System.out.println("start: left out, because " + JAR + " or " + LAUNCHER + " is not here");
      return;
    }
    Path folder = Files.createTempDirectory("stoa-start");
    try {
      String url = "jdbc:sqlite:" + folder.resolve("agents.db");
      fill(url);
      report(commands(SmallJar.in(folder), url));
    } finally {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(folder);
    }
  }

  private static void fill(String url) {
    try (Stoa stoa = Stoa.open(url)) {
      for (int i = 0; i < AGENTS; i++) {
        stoa.agents()
            .register(AgentRegistration.of("agent-" + i, "some-model"))
            .getOrElseThrow(RefusalException::new);
      }
    }
  }

  private static List<Started> commands(Path plain, String url) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> list = List.of("agent", "list", "--store", url);
    return List.of(
        new Started(
            "plain sqlite-jdbc",
            List.of(java, "-cp", plain.toString(), PlainSqlite.class.getName(), url),
            Option.none()),
        new Started(
            "a trivial program",
            List.of(java, "-cp", plain.toString(), Trivial.class.getName()),
            Option.none()),
        new Started(
            "one column of jOOQ",
            List.of(java, "-cp", plain + File.pathSeparator + JAR, OneColumn.class.getName()),
            Option.none()),
        new Started("stoa --help", List.of(java, "-jar", JAR.toString(), "--help"), Option.none()),
        new Started("stoa agent list", with(list, java, "-jar", JAR.toString()), Option.some(2.5)),
        new Started(
            "bin/stoa agent list", with(list, "/bin/sh", LAUNCHER.toString()), Option.some(1.5)));
  }

  private static List<String> with(List<String> arguments, String... program) {
    return Stream.concat(Stream.of(program), arguments.stream()).toList();
  }

  private static void report(List<Started> all) throws IOException, InterruptedException {
    double[][] seconds = new double[all.size()][ROUNDS];
    // The first round fills caches, and makes the launcher's archive.
    for (int round = -1; round < ROUNDS; round++) {
      for (int i = 0; i < all.size(); i++) {
        double measured = CpuTime.of(all.get(i).command());
        if (round >= 0) {
          seconds[i][round] = measured;
        }
      }
    }
    System.out.println("| start               | CPU s | to plain |  bar |      |");
    System.out.println("|---------------------|-------|----------|------|------|");
    for (int i = 0; i < all.size(); i++) {
      System.out.println(row(all.get(i), seconds[i], seconds[0]));
    }
  }

  /** The ratio is the median of the rounds' ratios, as everywhere here. */
  private static String row(Started started, double[] seconds, double[] plain) {
    double[] ratios = new double[ROUNDS];
    Arrays.setAll(ratios, round -> seconds[round] / plain[round]);
    double ratio = median(ratios);
    return String.format(
        Locale.ROOT,
        "| %-19s | %5.2f | %8.2f | %4s | %-4s |",
        started.name(),
        median(seconds),
        ratio,
        started.bar().map(String::valueOf).getOrElse(""),
        started.bar().map(bar -> ratio <= bar ? "met" : "MISS").getOrElse(""));
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
