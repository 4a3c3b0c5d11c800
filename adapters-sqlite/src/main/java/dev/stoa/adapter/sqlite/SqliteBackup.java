package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.InstantText;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;

/** A copy of the file as one transaction sees it, taken while others use it. */
final class SqliteBackup {

  private SqliteBackup() {}

  /** Writes {@code {db_name}.backup.{timestamp}.sqlite} beside the file and says where. */
  static Path of(SqliteDatabase database, Instant now) {
    String stamp = InstantText.format(now).replace(':', '-').replace('.', '-');
    Path target =
        database
            .path()
            .resolveSibling(database.path().getFileName() + ".backup." + stamp + ".sqlite");
    OwnerOnly.create(target);
    // A copy of the bytes would miss what still stands in the write-ahead log.
    try (Connection connection = database.openToLook();
        PreparedStatement vacuum = connection.prepareStatement("vacuum into ?")) {
      vacuum.setString(1, target.toString());
      vacuum.execute();
    } catch (SQLException e) {
      throw new StorageException("cannot back up to " + target + ": " + e.getMessage(), e);
    }
    return target;
  }
}
