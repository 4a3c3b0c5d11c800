package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;

/** What SQLite and the file system say about a workspace. */
final class SqliteExamination {

  private static final long MEBIBYTE = 1L << 20;

  /** A log that is never emptied is held open by a reader that does not end. */
  private static final long LARGE_LOG = 256 * MEBIBYTE;

  private static final Set<PosixFilePermission> OF_OTHERS =
      Set.of(
          PosixFilePermission.GROUP_READ,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.OTHERS_READ,
          PosixFilePermission.OTHERS_WRITE);

  private final Path file;

  SqliteExamination(Path file) {
    this.file = file;
  }

  Seq<HealthFinding> run(Connection connection, boolean deep) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      Seq<HealthFinding> found =
          Vector.of(size(statement), log(), disk(statement)).appendAll(modes());
      return deep ? found.append(pages(statement)).append(references(statement)) : found;
    } catch (IOException e) {
      throw new StorageException("cannot look at " + file + ": " + FileReason.of(e), e);
    }
  }

  /** The bytes of the file and of its log. */
  long bytes(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return bytes(statement) + logBytes(file);
    } catch (IOException e) {
      throw new StorageException("cannot look at " + file + ": " + FileReason.of(e), e);
    }
  }

  private static long bytes(Statement statement) throws SQLException {
    return number(statement, "pragma page_count") * number(statement, "pragma page_size");
  }

  private static HealthFinding size(Statement statement) throws SQLException {
    long pages = number(statement, "pragma page_count");
    long free = number(statement, "pragma freelist_count");
    String found =
        mebibytes(pages * number(statement, "pragma page_size"))
            + ", "
            + (pages == 0 ? 0 : free * 100 / pages)
            + " % of it unused";
    return free * 2 > pages && pages > 1_000
        ? HealthFinding.warning(
            "file size", found, "let an erasure or `vacuum` of sqlite3 rewrite the file")
        : HealthFinding.ok("file size", found);
  }

  private HealthFinding log() throws IOException {
    long bytes = logBytes(file);
    return bytes > LARGE_LOG
        ? HealthFinding.warning(
            "write-ahead log",
            mebibytes(bytes),
            "run `stoa maintain`, and end processes that read the file for long")
        : HealthFinding.ok("write-ahead log", mebibytes(bytes));
  }

  private HealthFinding disk(Statement statement) throws SQLException, IOException {
    long free = Files.getFileStore(file).getUsableSpace();
    long used = bytes(statement);
    return free < used + MEBIBYTE
        ? HealthFinding.problem(
            "disk",
            mebibytes(free) + " free, less than the file has",
            "free some space: rewriting the file needs as much as it has")
        : HealthFinding.ok("disk", mebibytes(free) + " free");
  }

  private Seq<HealthFinding> modes() throws IOException {
    if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return Vector.empty();
    }
    Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
    String shown = PosixFilePermissions.toString(permissions);
    return Vector.of(
        permissions.stream().anyMatch(OF_OTHERS::contains)
            ? HealthFinding.warning(
                "file mode", shown + ": others can read it", "run chmod 600 " + file.getFileName())
            : HealthFinding.ok("file mode", shown));
  }

  private static HealthFinding pages(Statement statement) throws SQLException {
    try (ResultSet rows = statement.executeQuery("pragma integrity_check(1)")) {
      String found = rows.next() ? rows.getString("integrity_check") : "no answer";
      return found.equals("ok")
          ? HealthFinding.ok("file pages", "integrity_check found no damage")
          : HealthFinding.problem("file pages", found, "restore a backup");
    }
  }

  private static HealthFinding references(Statement statement) throws SQLException {
    try (ResultSet rows = statement.executeQuery("pragma foreign_key_check")) {
      return rows.next()
          ? HealthFinding.problem(
              "foreign keys",
              "a row of "
                  + rows.getString("table")
                  + " names a missing one of "
                  + rows.getString("parent"),
              "restore a backup")
          : HealthFinding.ok("foreign keys", "every reference has its row");
    }
  }

  /** The bytes of the write-ahead log beside a file. */
  static long logBytes(Path file) throws IOException {
    Path log = file.resolveSibling(file.getFileName() + "-wal");
    return Files.exists(log) ? Files.size(log) : 0;
  }

  private static long number(Statement statement, String pragma) throws SQLException {
    try (ResultSet rows = statement.executeQuery(pragma)) {
      return rows.next() ? rows.getLong(pragma.substring("pragma ".length())) : 0;
    }
  }

  private static String mebibytes(long bytes) {
    return (bytes + MEBIBYTE - 1) / MEBIBYTE + " MiB";
  }
}
