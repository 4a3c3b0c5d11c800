package dev.stoa.adapter.sqlite;

import dev.stoa.testkit.agent.StoredBelongingsContract;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

final class SqliteBelongingsTest extends SqliteWorkspace implements StoredBelongingsContract {

  @Override
  public Connection connect() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file());
  }
}
