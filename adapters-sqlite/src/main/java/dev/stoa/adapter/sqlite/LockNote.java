package dev.stoa.adapter.sqlite;

import io.vavr.control.Option;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * What a process that writes for long leaves beside the file, so that others that give up waiting
 * can say for whom.
 *
 * @param program the class or the jar that it runs
 */
record LockNote(long pid, String host, String program, String operation, Instant since) {

  /** Operating systems measure the start of a process by another clock, seconds apart. */
  private static final Duration CLOCK_SLACK = Duration.ofSeconds(2);

  static LockNote ofThisProcess(String operation, Instant since) {
    String command = System.getProperty("sun.java.command", "");
    return new LockNote(
        ProcessHandle.current().pid(),
        localHost(),
        // Its arguments may be secret.
        command.isBlank() ? "java" : command.split(" ", 2)[0],
        operation,
        since);
  }

  private static Path beside(Path database) {
    return database.resolveSibling(database.getFileName() + ".writing");
  }

  /** It only explains: where it cannot be written, there is none. */
  void write(Path database) {
    try {
      Path file = beside(database);
      OwnerOnly.create(file);
      Files.write(file, List.of(Long.toString(pid), host, program, operation, since.toString()));
    } catch (IOException | RuntimeException unwritable) {
      remove(database);
    }
  }

  static void remove(Path database) {
    try {
      Files.deleteIfExists(beside(database));
    } catch (IOException stays) {
      // A note of a process that is gone is not believed.
      return;
    }
  }

  /** The note of a process that is still there; that of another machine is believed. */
  static Option<LockNote> read(Path database) {
    try {
      List<String> lines = Files.readAllLines(beside(database));
      return Option.of(
              new LockNote(
                  Long.parseLong(lines.get(0)),
                  lines.get(1),
                  lines.get(2),
                  lines.get(3),
                  Instant.parse(lines.get(4))))
          .filter(LockNote::isAlive);
    } catch (IOException | RuntimeException noneOrHalfWritten) {
      return Option.none();
    }
  }

  private boolean isAlive() {
    return !host.equals(localHost())
        || ProcessHandle.of(pid)
            .filter(ProcessHandle::isAlive)
            .filter(
                process ->
                    process
                        .info()
                        .startInstant()
                        .filter(start -> start.isAfter(since.plus(CLOCK_SLACK)))
                        .isEmpty())
            .isPresent();
  }

  private static String localHost() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException nameless) {
      return "localhost";
    }
  }

  @Override
  public String toString() {
    return "process "
        + pid
        + " on "
        + host
        + ", "
        + program
        + ", has been writing since "
        + since
        + " in "
        + operation;
  }
}
