package dev.stoa.adapter.sqlite;

import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Who holds the lock of a file's writers: as the kernel says on Linux, and elsewhere as the holder
 * noted.
 */
final class LockHolder {

  /** Where Linux lists the locks of all processes. */
  private static final Path LOCKS = Path.of("/proc/locks");

  /** SQLite locks this byte of the shared memory's file while it writes. */
  private static final String WRITERS = "120 120";

  private LockHolder() {}

  /** As a clause of a sentence; none if neither says so. */
  static Option<String> of(Path database) {
    Option<LockNote> note = LockNote.read(database);
    return locking(database)
        .map(
            pid ->
                note.filter(one -> one.pid() == pid)
                    .map(LockNote::toString)
                    .getOrElse(() -> named(pid)))
        .orElse(() -> note.map(LockNote::toString));
  }

  private static String named(long pid) {
    String program =
        ProcessHandle.of(pid).flatMap(process -> process.info().command()).orElse("unknown");
    return (pid == ProcessHandle.current().pid() ? "this process, " : "process ")
        + pid
        + ", "
        + program
        + ", holds it";
  }

  private static Option<Long> locking(Path database) {
    Path memory = database.resolveSibling(database.getFileName() + "-shm");
    try {
      String byteOfFile = ":" + Files.getAttribute(memory, "unix:ino") + " " + WRITERS;
      return Option.ofOptional(
          Files.readAllLines(LOCKS).stream()
              .filter(line -> line.contains(" WRITE ") && line.endsWith(byteOfFile))
              .map(line -> Long.parseLong(line.split(" WRITE ")[1].strip().split(" ")[0]))
              .filter(pid -> pid > 0)
              .findFirst());
    } catch (IOException | RuntimeException notLinux) {
      return Option.none();
    }
  }
}
