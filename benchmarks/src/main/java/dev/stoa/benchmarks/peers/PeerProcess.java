package dev.stoa.benchmarks.peers;

import dev.stoa.benchmarks.measure.MeasuredWork;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A store of another project, in a Node.js process that does what it is sent line by line. */
final class PeerProcess implements AutoCloseable {

  /** Where the scripts are, seen from the root of the clone. */
  private static final Path SCRIPTS = Path.of("benchmarks", "peers");

  private final String name;
  private final Process process;
  private final Writer work;
  private final BufferedReader answers;

  private PeerProcess(String name, Process process) {
    this.name = name;
    this.process = process;
    this.work = process.outputWriter(StandardCharsets.UTF_8);
    this.answers = process.inputReader(StandardCharsets.UTF_8);
  }

  /** Whether the packages of the peers are installed. */
  static boolean isInstalled() {
    return Files.isDirectory(SCRIPTS.resolve("node_modules"));
  }

  /** Opens a peer's store, in a file or in a database of a server. */
  static PeerProcess start(String name, String engine, String store) throws IOException {
    return new PeerProcess(
        name,
        new ProcessBuilder("node", "peer.mjs", name, engine, store)
            .directory(SCRIPTS.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start());
  }

  /** Work that the peer does at each call. */
  MeasuredWork work(String line) {
    return number -> run(line);
  }

  /** Does something, such as {@code add 200 8}, and waits for its end. */
  void run(String line) throws IOException {
    work.write(line + "\n");
    work.flush();
    String answer = answers.readLine();
    if (!"done".equals(answer)) {
      throw new IOException(name + ", " + line + ": " + answer);
    }
  }

  @Override
  public void close() throws IOException {
    work.close();
    process.destroy();
  }
}
