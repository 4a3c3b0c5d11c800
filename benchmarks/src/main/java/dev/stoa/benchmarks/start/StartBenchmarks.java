package dev.stoa.benchmarks.start;

import dev.stoa.benchmarks.engine.BenchmarkFolder;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Result.Against;
import dev.stoa.benchmarks.measure.Unit;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.control.Option;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The CPU seconds of a command on a SQLite file, beside those of a program that runs the same query
 * with the driver alone. Run from the root of the clone, after {@code ./mvnw package}.
 */
public final class StartBenchmarks implements Area {

  private static final int AGENTS = 10;
  private static final Path JAR = Path.of("app", "target", "stoa.jar");
  private static final String FIRST_ANSWER = FirstAnswer.class.getName();
  private static final Path LAUNCHER = Path.of("bin", "stoa");

  private static final double FIRST_ANSWER_SECONDS = 1.6;

  /** What the library needs on SQLite. */
  private static final Pattern NEEDED =
      Pattern.compile(
          "(stoa-(domain|application|schema|adapters-jooq|adapters-sqlite|bootstrap)|sqlite-jdbc"
              + "|slf4j-|jooq|r2dbc|reactive-streams|vavr|guice|guava|failureaccess|aopalliance"
              + "|jakarta\\.inject|flyway-core|jspecify).*\\.jar");

  /** A command, and the least ratio of the CPU of the plain program to its own. */
  private record Started(
      String name, List<String> command, Option<Double> bar, Option<Double> limit) {

    Started(String name, List<String> command, Option<Double> bar) {
      this(name, command, bar, Option.none());
    }
  }

  @Override
  public String name() {
    return "start";
  }

  @Override
  public String about() {
    return """
    CPU seconds of a command on a SQLite file with ten agents, beside a program that runs the same query with the driver alone; a ratio of 0.40 is 2.5
    times its CPU time. One column of jOOQ is a program that loads one generated table. The first answer is a program that opens the file with the
    library, stores one memory and recalls it, without any option for Java. `bin/stoa` loads its classes from an archive.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    if (!bench.onSqlite()) {
      return;
    }
    if (!Files.exists(JAR) || !Files.exists(LAUNCHER)) {
      throw new IllegalStateException(
          JAR + " or " + LAUNCHER + " is missing; run in the root of a clone after packaging app");
    }
    try (BenchmarkFolder folder = BenchmarkFolder.create()) {
      fill(bench.databases().ours());
      measure(bench, commands(SmallJar.in(folder.path()), bench.databases().ours()));
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

  private static List<Started> commands(Path plain, String url)
      throws IOException, URISyntaxException {
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
        new Started(
            "first answer of the library",
            List.of(java, "-cp", plain + File.pathSeparator + library(), FIRST_ANSWER, url),
            Option.none(),
            Option.some(FIRST_ANSWER_SECONDS)),
        new Started("stoa --help", List.of(java, "-jar", JAR.toString(), "--help"), Option.none()),
        new Started(
            "stoa agent list", with(list, java, "-jar", JAR.toString()), Option.some(1 / 2.5)),
        new Started(
            "bin/stoa agent list",
            with(list, "/bin/sh", LAUNCHER.toString()),
            Option.some(1 / 1.3)));
  }

  /** The jars beside that of the library which it needs on SQLite. */
  private static String library() throws IOException, URISyntaxException {
    Path jar = SmallJar.jarOf(Stoa.class);
    try (Stream<Path> beside = Files.list(jar.getParent())) {
      return beside
          .filter(one -> NEEDED.matcher(one.getFileName().toString()).matches())
          .map(Path::toString)
          .sorted()
          .collect(Collectors.joining(File.pathSeparator));
    }
  }

  private static List<String> with(List<String> arguments, String... program) {
    return Stream.concat(Stream.of(program), arguments.stream()).toList();
  }

  private static void measure(Bench bench, List<Started> all)
      throws IOException, InterruptedException {
    int rounds = bench.pace().rounds();
    double[][] seconds = new double[all.size()][rounds];
    // The first round fills caches, and makes the launcher's archive.
    for (int round = -1; round < rounds; round++) {
      for (int i = 0; i < all.size(); i++) {
        double measured = CpuTime.of(all.get(i).command());
        if (round >= 0) {
          seconds[i][round] = measured;
        }
      }
    }
    double plain = Bench.median(seconds[0]);
    for (int i = 1; i < all.size(); i++) {
      double[] ratios = new double[rounds];
      double[] own = seconds[i];
      Arrays.setAll(ratios, round -> seconds[0][round] / own[round]);
      Result result =
          Result.of(all.get(i).name(), Unit.CPU, Bench.median(own))
              .jdbc(new Against(plain, Bench.median(ratios), all.get(i).bar()));
      all.get(i).limit().forEach(result::limit);
      bench.add(result);
    }
  }
}
