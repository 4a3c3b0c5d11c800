package dev.stoa.bootstrap.agent;

import dev.stoa.domain.agent.AgentId;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** An agent to work for, put in by hand. */
final class GivenAgent {

  private GivenAgent() {}

  static AgentId ann(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into agents (agent_id, identity, model, created_at)"
              + " values ('a1', 'ann', 'claude-x', '2026-01-02T03:04:05.123456Z')");
      return new AgentId("a1");
    }
  }
}
