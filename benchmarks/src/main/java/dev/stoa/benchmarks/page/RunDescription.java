package dev.stoa.benchmarks.page;

import dev.stoa.benchmarks.measure.Pace;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The commit, the date and the machine of a run, in one paragraph. */
public final class RunDescription {

  private static final double GIB = 1L << 30;
  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  private RunDescription() {}

  /**
   * Describes a run in the folder of a clone.
   *
   * @param engines the engines with their versions
   */
  public static String of(Pace pace, List<String> engines)
      throws IOException, InterruptedException {
    return String.format(
        Locale.ROOT,
        "**Run:** commit %s, %s, %d rounds after %d s of warming up;%n%d cores%s, %.0f GiB, %s %s,"
            + " Java %s, %s.",
        commit(),
        LocalDate.now(ZoneOffset.UTC),
        pace.rounds(),
        pace.warmUp().toSeconds(),
        Runtime.getRuntime().availableProcessors(),
        processor(),
        memory() / GIB,
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        Runtime.version(),
        String.join(", ", engines));
  }

  private static String commit() throws IOException, InterruptedException {
    String hash = git("rev-parse", "--short=12", "HEAD");
    boolean changed = !git("status", "--porcelain", "--untracked-files=no").isEmpty();
    return hash + (changed ? " with local changes" : "");
  }

  private static String git(String... arguments) throws IOException, InterruptedException {
    List<String> command = Stream.concat(Stream.of("git"), Stream.of(arguments)).toList();
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", command) + ": " + printed);
    }
    return printed.strip();
  }

  /** The model of the processor, where the system reports it. */
  private static String processor() throws IOException {
    if (!Files.isReadable(PROCESSORS)) {
      return "";
    }
    try (Stream<String> lines = Files.lines(PROCESSORS)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> " of " + line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("");
    }
  }

  private static double memory() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getTotalMemorySize();
  }
}
