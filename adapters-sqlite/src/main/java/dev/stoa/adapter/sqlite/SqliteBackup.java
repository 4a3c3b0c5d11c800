package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.InstantText;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;

/** An online backup of the file. */
final class SqliteBackup {

  private SqliteBackup() {}

  /** Writes {@code {db_name}.backup.{timestamp}.sqlite} next to the file and returns its path. */
  static Path of(SqliteDatabase database, Instant now) {
    String stamp = InstantText.format(now).replace(':', '-').replace('.', '-');
    Path target =
        database
            .path()
            .resolveSibling(database.path().getFileName() + ".backup." + stamp + ".sqlite");
    OwnerOnly.create(target);
    // A plain file copy would miss the contents of the write-ahead log.
    try (Connection connection = database.openToLook();
        PreparedStatement vacuum = connection.prepareStatement("vacuum into ?")) {
      vacuum.setString(1, target.toString());
      vacuum.execute();
    } catch (SQLException e) {
      StorageException failure =
          new StorageException("cannot back up to " + target + ": " + e.getMessage(), e);
      SqliteFiles.remove(target, failure);
      throw failure;
    }
    return target;
  }
}
