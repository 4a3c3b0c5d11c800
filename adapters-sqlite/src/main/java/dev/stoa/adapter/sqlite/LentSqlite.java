package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.StoragePlace.OverDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** A SQLite file of the application, over its own connections. */
record LentSqlite(Path path, DataSource source) implements SqliteDatabase {

  static LentSqlite of(OverDataSource place) {
    if (place.schema().isDefined()) {
      throw new StorageException(
          "schema is '"
              + place.schema().get()
              + "', but a SQLite file has none: leave it out, or use PostgreSQL");
    }
    try (Connection connection = place.source().getConnection()) {
      CallersConnection.requireForeignKeys(connection);
      return new LentSqlite(CallersConnection.file(connection), place.source());
    } catch (SQLException e) {
      throw new StorageException(
          "cannot get a connection from " + place + ": " + e.getMessage(), e);
    }
  }

  @Override
  public boolean holdsData() {
    return true;
  }

  @Override
  public Connection openToLook() throws SQLException {
    return source.getConnection();
  }

  @Override
  public Connection openWriter() throws SQLException {
    return source.getConnection();
  }

  @Override
  public boolean shared() {
    return true;
  }
}
