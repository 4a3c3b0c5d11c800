package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.torture.ChildProcess;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;

/** Another JVM with this test's class path, running one main class. */
public final class JavaProcess {

  private final ChildProcess process;

  private JavaProcess(ChildProcess process) {
    this.process = process;
  }

  /** Its warnings go where those of this process go: a slow machine must not change its answer. */
  public static JavaProcess start(Class<?> main, String... arguments) {
    return startWith(List.of(), main, arguments);
  }

  /** With further options of the JVM, such as the size of its heap. */
  public static JavaProcess startWith(List<String> options, Class<?> main, String... arguments) {
    List<String> command = command(main, arguments);
    command.addAll(1, options);
    return new JavaProcess(
        ChildProcess.start(
            new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT)));
  }

  /** The command that starts one, for those who start it themselves. */
  public static List<String> command(Class<?> main, String... arguments) {
    List<String> command = ChildProcess.command(entry -> false, main, arguments);
    command.addAll(1, ClassArchive.options());
    return command;
  }

  /** Without these entries of the class path; warnings and errors are part of what it prints. */
  static JavaProcess startWithout(Predicate<String> unwanted, Class<?> main, String... arguments) {
    return new JavaProcess(
        ChildProcess.start(
            new ProcessBuilder(ChildProcess.command(unwanted, main, arguments))
                .redirectErrorStream(true)));
  }

  static String classPath() {
    return ChildProcess.classPath();
  }

  /** Waits for its end, which must be a good one, and gives what it printed. */
  public String finish() throws IOException, InterruptedException {
    String printed = process.rest();
    assertEquals(0, process.end(), printed);
    return printed;
  }

  /** Waits for the end of a process that may have been killed, and gives what it still printed. */
  public String finish(boolean killed) throws IOException, InterruptedException {
    return killed ? process.rest() : finish();
  }

  /** Reads one line of what it prints. */
  public String line() throws IOException {
    return process.line();
  }

  /** Sends it an empty line. */
  public void go() throws IOException {
    process.go();
  }

  /** Ends it without giving it a chance to say goodbye; what it had printed can still be read. */
  public void kill() throws InterruptedException {
    process.kill();
  }
}
