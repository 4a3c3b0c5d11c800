package dev.stoa.adapter.postgres;

import dev.stoa.domain.channel.ChannelId;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;

/** What other contexts own; what has no port yet is put in by hand. */
final class GivenRows {

  private static final String WHEN = "'2026-01-02T03:04:05.123456Z'";

  private GivenRows() {}

  static ChannelId channel(String url) {
    return new ChannelId(
        insert(
            url,
            "insert into channels (channel_id, name, created_at) values (?, ?, " + WHEN + ")"));
  }

  private static String insert(String url, String sql) {
    String name = UUID.randomUUID().toString();
    try (Connection connection = DriverManager.getConnection(url);
        PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, name);
      statement.setString(2, name);
      statement.executeUpdate();
      return name;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
