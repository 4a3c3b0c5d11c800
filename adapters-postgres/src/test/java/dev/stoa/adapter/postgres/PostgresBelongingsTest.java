package dev.stoa.adapter.postgres;

import dev.stoa.testkit.agent.StoredBelongingsContract;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

final class PostgresBelongingsTest extends MigratedSchema implements StoredBelongingsContract {

  @Override
  public Connection connect() throws SQLException {
    return DriverManager.getConnection(config().url());
  }
}
