package dev.stoa.app;

import dev.stoa.bootstrap.storage.JavaProcess;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in another process. */
public final class ServingProcess implements AutoCloseable {

  private static final Pattern URL = Pattern.compile("http://[0-9.]+:[0-9]+");

  private final Process process;
  private final BufferedReader out;
  private final String text;
  private final String url;

  private ServingProcess(Process process, BufferedReader out, String text, String url) {
    this.process = process;
    this.out = out;
    this.text = text;
    this.url = url;
  }

  /** Starts {@code stoa serve} on a free port and waits until it listens. */
  public static ServingProcess start(String... options) throws IOException {
    List<String> command = JavaProcess.command(StoaCommand.class, "serve", "--port", "0");
    command.addAll(List.of(options));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    BufferedReader out = process.inputReader();
    String first = String.valueOf(out.readLine());
    String rest = out.readLine() + "\n" + out.readLine();
    Matcher matcher = URL.matcher(first);
    if (!matcher.find()) {
      process.destroyForcibly();
      throw new IOException(first + "\n" + rest);
    }
    return new ServingProcess(process, out, first + "\n" + rest, matcher.group());
  }

  public String url() {
    return url;
  }

  /** What it printed when it had started. */
  String text() {
    return text;
  }

  /** Stops it, and returns its last line. */
  String stop() throws IOException, InterruptedException {
    process.toHandle().destroy(); // process.destroy() would close its output too
    List<String> lines = out.lines().toList();
    process.waitFor();
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
