package dev.stoa.testkit.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The files of an embedded server with a template database, which the first process of a build
 * leaves for the others: they start a server on a copy of them.
 */
record PreparedData(Path folder) {

  private static final Set<String> OF_A_RUNNING_SERVER = Set.of("postmaster.pid");
  private static final Object ONE_THREAD = new Object();

  /** Work that no other process of the build does at the same time. */
  private interface Work<T> {
    T run() throws IOException;
  }

  /** The place for them, if the build names a folder. */
  static Optional<PreparedData> ofThisBuild() {
    return Optional.ofNullable(System.getProperty("stoa.test.templates"))
        .map(templates -> new PreparedData(Path.of(templates, "postgres")));
  }

  /** Those that a server starts on: fast ones, since measurements want one that is as installed. */
  static Optional<PreparedData> usedFor(CommitDurability durability) {
    return ofThisBuild().filter(data -> durability == CommitDurability.FAST);
  }

  /** Leaves them with a database of this name, unless they are there or the server is not ours. */
  void prepare(String database, Consumer<String> migration) {
    alone(
        () -> {
          if (Files.exists(folder.resolve(database))) {
            return null;
          }
          new TemporaryFolder(folder).remove();
          try (PostgresServer server = PostgresServer.start()) {
            server.filesAfter(database, migration).ifPresent(files -> write(files, data()));
          }
          return Files.exists(data()) ? Files.createFile(folder.resolve(database)) : null;
        });
  }

  /** Copies them to this folder, which does not exist; false if there are none. */
  boolean copyTo(Path target) {
    return alone(() -> Files.exists(data()) && write(data(), target));
  }

  /** The binaries that wrote them as the user {@code nobody}, where root may use them again. */
  Optional<Path> binariesOfNobody() {
    return alone(
        () -> {
          Path started = data().resolve("postmaster.opts");
          if (!Files.exists(started) || !UnprivilegedPostgres.owns(started)) {
            return Optional.empty();
          }
          Path postgres = Path.of(Files.readString(started).split(" ", 2)[0]);
          return Optional.of(postgres.getParent().getParent()).filter(Files::exists);
        });
  }

  private Path data() {
    return folder.resolve("data");
  }

  /** With owners and permissions: a server refuses files that others may read. */
  private static boolean write(Path from, Path to) {
    try (Stream<Path> all = Files.walk(from)) {
      List<Path> files =
          all.filter(file -> !OF_A_RUNNING_SERVER.contains(file.getFileName().toString())).toList();
      Files.createDirectories(to.getParent());
      for (Path file : files) {
        Files.copy(file, to.resolve(from.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
      }
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private <T> T alone(Work<T> work) {
    boolean already = Thread.holdsLock(ONE_THREAD);
    synchronized (ONE_THREAD) {
      try {
        if (already) {
          return work.run();
        }
        Files.createDirectories(folder.getParent());
        try (FileChannel channel =
                FileChannel.open(
                    folder.resolveSibling("postgres.lock"),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            FileLock lock = channel.lock()) {
          assert lock.isValid();
          return work.run();
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
