package dev.stoa.torture;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Another JVM with the class path of this one, running one main class. */
public final class ChildProcess {

  private final Process process;

  private ChildProcess(Process process) {
    this.process = process;
  }

  /** Starts one; what it writes to standard error goes where that of this process goes. */
  public static ChildProcess start(Class<?> main, String... arguments) {
    return start(
        new ProcessBuilder(command(entry -> false, main, arguments))
            .redirectError(ProcessBuilder.Redirect.INHERIT));
  }

  /** Starts what was prepared, for example with other options. */
  public static ChildProcess start(ProcessBuilder prepared) {
    try {
      return new ChildProcess(prepared.start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The command that starts one quickly, without some entries of the class path. */
  public static List<String> command(
      Predicate<String> unwanted, Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
    // Its standard output is read: the virtual machine must not write warnings there.
    command.addAll(List.of("-Xlog:disable", "-Xlog:all=error:stderr"));
    command.addAll(prepared());
    command.add("-cp");
    command.add(
        Arrays.stream(classPath().split(File.pathSeparator))
            .filter(entry -> !unwanted.test(entry))
            // An archive of classes fits jars, and further entries only after them.
            .sorted(Comparator.comparing(entry -> !entry.endsWith(".jar")))
            .collect(Collectors.joining(File.pathSeparator)));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    return command;
  }

  /** What the launcher prepared for quick starts fits the children too. */
  private static List<String> prepared() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(
            option ->
                option.startsWith("-XX:SharedArchiveFile=")
                    || option.startsWith("-Dorg.sqlite.lib.path="))
        .toList();
  }

  /** The class path of this process. */
  public static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  /** Reads one line of what it prints; what it had printed can be read after its end too. */
  public String line() throws IOException {
    StringBuilder line = new StringBuilder();
    InputStream out = process.getInputStream();
    for (int next = out.read(); next != '\n' && next != -1; next = out.read()) {
      line.append((char) next);
    }
    return line.toString();
  }

  /** Everything that it prints until its end. */
  public String rest() throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** Sends it an empty line. */
  public void go() throws IOException {
    process.getOutputStream().write('\n');
    process.getOutputStream().flush();
  }

  /** Ends it by SIGKILL. */
  public void kill() throws InterruptedException {
    process.toHandle().destroyForcibly();
    process.waitFor();
  }

  /** Waits for its end and gives its exit code. */
  public int end() throws InterruptedException {
    return process.waitFor();
  }
}
