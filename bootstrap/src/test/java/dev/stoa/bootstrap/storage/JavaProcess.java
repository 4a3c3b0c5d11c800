package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Another JVM with this test's class path, running one main class. */
public final class JavaProcess {

  private final Process process;

  private JavaProcess(Process process) {
    this.process = process;
  }

  /** Its warnings go where those of this process go: a slow machine must not change its answer. */
  public static JavaProcess start(Class<?> main, String... arguments) throws IOException {
    return startWith(List.of(), main, arguments);
  }

  /** With further options of the JVM, such as the size of its heap. */
  public static JavaProcess startWith(List<String> options, Class<?> main, String... arguments)
      throws IOException {
    List<String> command = command(entry -> false, main, arguments);
    command.addAll(1, options);
    return new JavaProcess(
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  /** Without these entries of the class path; warnings and errors are part of what it prints. */
  static JavaProcess startWithout(Predicate<String> unwanted, Class<?> main, String... arguments)
      throws IOException {
    return new JavaProcess(
        new ProcessBuilder(command(unwanted, main, arguments)).redirectErrorStream(true).start());
  }

  private static List<String> command(
      Predicate<String> unwanted, Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.add("-cp");
    command.add(
        Arrays.stream(classPath().split(File.pathSeparator))
            .filter(entry -> !unwanted.test(entry))
            .collect(Collectors.joining(File.pathSeparator)));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    return command;
  }

  static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  /** Waits for its end, which must be a good one, and gives what it printed. */
  public String finish() throws IOException, InterruptedException {
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    return printed;
  }

  /** Waits for the end of a process that may have been killed, and gives what it still printed. */
  public String finish(boolean killed) throws IOException, InterruptedException {
    return killed
        ? new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        : finish();
  }

  /** Reads one line of what it prints. */
  public String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = process.getInputStream().read();
        next != '\n' && next != -1;
        next = process.getInputStream().read()) {
      line.append((char) next);
    }
    return line.toString();
  }

  /** Sends it an empty line. */
  public void go() throws IOException {
    process.getOutputStream().write('\n');
    process.getOutputStream().flush();
  }

  /** Ends it without giving it a chance to say goodbye; what it had printed can still be read. */
  public void kill() throws InterruptedException {
    process.toHandle().destroyForcibly();
    process.waitFor();
  }
}
