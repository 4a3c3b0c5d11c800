package dev.stoa.adapter.jooq.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PostgresDebatePlansTest {

  @Test
  void noListingReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : DebateStatements.ALL) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
    for (Statement statement : DebateStatements.WAITING) {
      List<String> steps = PostgresPlans.steps(url, statement);
      assertTrue(
          steps.stream().anyMatch(step -> step.contains("idx_debate_sessions_waiting")),
          steps::toString);
    }
  }

  @Test
  void membersOfJsonAreFoundThroughTheirIndexes() throws Exception {
    String url = MigratedDatabase.copy();
    fill(url);
    List<String> indexes =
        List.of(
            "idx_debate_sessions_config",
            "idx_debate_sessions_metadata",
            "idx_debate_turns_metadata",
            "idx_debate_turns_reflections",
            "idx_debate_turns_tool_calls",
            "idx_code_versions_metrics");
    for (int i = 0; i < indexes.size(); i++) {
      List<String> plan = PostgresPlans.steps(url, DebateStatements.CONTAINING.get(i));
      String index = indexes.get(i);
      assertTrue(plan.stream().anyMatch(step -> step.contains(index)), index + ": " + plan);
    }
  }

  @Test
  void theTurnsOfAnAgentAreFoundThroughItsSessions() throws Exception {
    String url = MigratedDatabase.copy();
    fill(url);
    for (Statement statement : DebateStatements.OF_AGENT) {
      List<String> plan = PostgresPlans.steps(url, statement);
      // One session after the other, so that only the turns of one are sorted at a time.
      for (String step : List.of("debate_participants_pkey", "Presorted Key")) {
        assertTrue(plan.stream().anyMatch(one -> one.contains(step)), step + ": " + plan);
      }
      assertTrue(plan.stream().noneMatch(one -> one.contains("Seq Scan")), plan::toString);
    }
  }

  private static void fill(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        java.sql.Statement statement = connection.createStatement()) {
      statement.execute(
          """
          insert into debate_sessions (id, debate_id, topic, topology_type, coordination_protocol,
            config, metadata, created_at, updated_at, reversed_id)
          select 's' || n, 'd', 't', 'star', 'cpde', jsonb_build_object('max_rounds', n),
            jsonb_build_object('n', n), now(), now(), 's' || n from generate_series(1, 5000) n
          """);
      statement.execute(
          """
          insert into debate_turns (id, session_id, sequence, round, phase, phase_place, agent_id,
            tool_calls, reflections, metadata, created_at)
          select 't' || n, 's' || n % 500 + 1, n, 1, 'review', 4, 'a' || n % 100,
            jsonb_build_array(jsonb_build_object('n', n)),
            jsonb_build_array(jsonb_build_object('n', n)), jsonb_build_object('n', n), now()
          from generate_series(1, 5000) n
          """);
      statement.execute(
          """
          insert into debate_participants (agent_id, session_id)
          select distinct agent_id, session_id from debate_turns
          """);
      statement.execute(
          """
          insert into code_versions (id, session_id, code, version_number, metrics, created_at)
          select 'v' || n, 's1', 'x', n, jsonb_build_object('n', n), now()
          from generate_series(1, 5000) n
          """);
      statement.execute("analyze");
    }
  }
}
