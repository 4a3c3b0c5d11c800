package dev.stoa.app.audit;

import dev.stoa.adapter.cli.CliFailure;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/** A copy of a workspace's file that an attacker has changed. */
record TamperedCopy(Path file) {

  /** A copy as of now; the bytes alone would miss the write-ahead log. */
  static TamperedCopy of(Path database, Path copy) {
    try (Connection connection = open(database);
        PreparedStatement vacuum = connection.prepareStatement("vacuum into ?")) {
      vacuum.setString(1, copy.toString());
      vacuum.execute();
      return new TamperedCopy(copy).run("pragma journal_mode = wal");
    } catch (SQLException e) {
      throw CliFailure.storage("cannot copy to " + copy + ": " + e.getMessage(), e);
    }
  }

  TamperedCopy run(String sql) {
    try (Connection connection = open(file);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
      return this;
    } catch (SQLException e) {
      throw CliFailure.storage("cannot tamper with " + file + ": " + e.getMessage(), e);
    }
  }

  private static Connection open(Path database) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + database);
  }
}
