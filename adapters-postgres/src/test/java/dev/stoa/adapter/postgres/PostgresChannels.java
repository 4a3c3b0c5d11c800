package dev.stoa.adapter.postgres;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.testkit.channel.ChannelWorkspace;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** A workspace whose agents are put into their table by hand. */
abstract class PostgresChannels extends MigratedSchema implements ChannelWorkspace {

  @Override
  public AgentId givenAnAgent(String identity, boolean archived) {
    String time = "'2026-01-02T03:04:05.000000Z'";
    try (Connection connection = DriverManager.getConnection(config().url());
        PreparedStatement insert =
            connection.prepareStatement(
                "insert into agents (agent_id, identity, model, created_at, archived_at)"
                    + " values (?, ?, 'test', "
                    + time
                    + ", "
                    + (archived ? time : "null")
                    + ")")) {
      insert.setString(1, "id-of-" + identity);
      insert.setString(2, identity);
      insert.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return new AgentId("id-of-" + identity);
  }
}
