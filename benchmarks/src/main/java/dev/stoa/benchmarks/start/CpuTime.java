package dev.stoa.benchmarks.start;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The CPU time of a command and its children, as reported by the shell that waited for it. */
final class CpuTime {

  /** {@code times} prints the shell's own on a first line, and its children's on a second. */
  private static final Pattern TIME = Pattern.compile("(\\d+)m([\\d.]+)s");

  private static final int USER_OF_CHILDREN = 2;

  private CpuTime() {}

  /** User and system seconds. */
  static double of(List<String> command) throws IOException, InterruptedException {
    List<String> shell =
        new ArrayList<>(List.of("/bin/sh", "-c", "\"$@\" >/dev/null 2>&1 || exit; times", "sh"));
    shell.addAll(command);
    Process process = new ProcessBuilder(shell).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(String.join(" ", command) + " failed");
    }
    double seconds = 0;
    Matcher times = TIME.matcher(printed);
    for (int i = 0; times.find(); i++) {
      if (i >= USER_OF_CHILDREN) {
        seconds += 60 * Double.parseDouble(times.group(1)) + Double.parseDouble(times.group(2));
      }
    }
    return seconds;
  }
}
