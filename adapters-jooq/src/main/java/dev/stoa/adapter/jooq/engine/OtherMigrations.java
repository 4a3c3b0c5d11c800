package dev.stoa.adapter.jooq.engine;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.SchemaVersion;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/** Refuses what migrations of another Stoa made, and says why a migration failed. */
public final class OtherMigrations {

  private static final String HISTORY = "flyway_schema_history";

  private OtherMigrations() {}

  /**
   * Refuses tables of a Stoa that did not yet have a name of its own for its history.
   *
   * @param schema what is written before the name of a table, with a dot
   * @param instead what else to give
   */
  public static void refuseOlder(
      Connection connection, Iterable<String> present, String schema, String where, String instead)
      throws SQLException {
    for (String table : present) {
      if (table.equals(HISTORY)) {
        refuseOlder(connection, schema + HISTORY, where, instead);
      }
    }
  }

  private static void refuseOlder(
      Connection connection, String history, String where, String instead) throws SQLException {
    String newest =
        "select version from "
            + history
            + " where version is not null and exists (select 1 from "
            + history
            + " where script = 'V01__audit.sql') order by installed_rank desc limit 1";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(newest)) {
      if (rows.next()) {
        throw new StorageException(
            where
                + " is of an older Stoa: it has schema version "
                + rows.getString("version")
                + ", this Stoa needs "
                + SchemaVersion.LATEST
                + " and cannot migrate it: open it with the Stoa that made it, or "
                + instead);
      }
    }
  }

  /** The migrations that ran are not those of this Stoa. */
  public static StorageException different(
      String where, Option<SchemaVersion> installed, RuntimeException cause) {
    return new StorageException(
        where
            + " does not match the migrations of this Stoa: it has schema version "
            + installed.map(SchemaVersion::toString).getOrElse("0")
            + " of an older Stoa, or its history was changed, and this Stoa needs "
            + SchemaVersion.LATEST
            + ": open it with the Stoa that made it",
        cause);
  }

  /** What the database said, without the words of the library that ran the migration. */
  public static String reason(RuntimeException failure) {
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException) {
        return String.valueOf(cause.getMessage());
      }
    }
    return String.valueOf(failure.getMessage());
  }
}
