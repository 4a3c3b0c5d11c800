package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import dev.stoa.testkit.postgres.PostgresServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tables by the columns that the seed documents. */
final class HelixImportTest {

  private static final String S1 = "00000000-0000-0000-0000-0000000000a1";
  private static final String S2 = "00000000-0000-0000-0000-0000000000a2";
  private static final String S3 = "00000000-0000-0000-0000-0000000000a3";
  private static final String S4 = "00000000-0000-0000-0000-0000000000a4";
  private static final String T1 = "00000000-0000-0000-0000-0000000000b1";
  private static final String T2 = "00000000-0000-0000-0000-0000000000b2";

  private static String source;

  @BeforeAll
  static void makeSource() throws SQLException {
    source = PostgresServer.shared().newDatabase();
    try (Connection connection = DriverManager.getConnection(source);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "create table debate_sessions (id uuid primary key, debate_id varchar(255) not null,"
              + " topic text not null, status varchar(50) not null, topology_type varchar(50),"
              + " coordination_protocol varchar(50), config jsonb default '{}', initiated_by"
              + " varchar(255), created_at timestamptz, updated_at timestamptz, completed_at"
              + " timestamptz, total_rounds integer, final_consensus_score decimal(5,4), outcome"
              + " jsonb, metadata jsonb)");
      statement.execute(
          "create table debate_turns (id uuid primary key, session_id uuid, round integer, phase"
              + " varchar(50), agent_id varchar(255), agent_role varchar(100), provider"
              + " varchar(100), model varchar(255), content text, confidence decimal(5,4),"
              + " tool_calls jsonb, test_results jsonb, reflections jsonb, metadata jsonb,"
              + " created_at timestamptz, response_time_ms integer, mood text)");
      statement.execute(
          "create table code_versions (id uuid primary key, session_id uuid, turn_id uuid,"
              + " language varchar(50), code text, version_number integer, quality_score"
              + " decimal(5,4), test_pass_rate decimal(5,4), metrics jsonb, diff_from_previous"
              + " text, created_at timestamptz)");
      statement.execute(
          "insert into debate_sessions values ('"
              + S1
              + "', 'd1', 'Which cache?', 'completed', 'star', 'cpde', '{\"max_rounds\": 3,"
              + " \"agents\": 5}', 'ops', '2026-05-01 10:00:00+02', '2026-05-01 11:00:00+02',"
              + " '2026-05-01 11:00:00+02', 2, 0.8125, '{\"winner\": \"x\"}', '{\"a\": 1}')");
      statement.execute(
          "insert into debate_sessions values ('"
              + S2
              + "', 'd2', 'Which queue?', 'rejected', null, null, '{}', null, now(), now(), null,"
              + " 0, null, '{}', '{}')");
      running(
          statement,
          S3,
          "{\"max_rounds\":4,\"timeout\":\"5m30s\",\"gates\":[\"adversarial\",\"moon\"],\"odd\":1}");
      running(statement, S4, "{\"gates\":true,\"consensus_threshold\":0.5}");
      turn(statement, T2, "critique", "2026-05-01 10:20:00+02");
      turn(statement, T1, "proposal", "2026-05-01 10:10:00+02");
      statement.execute(
          "insert into code_versions values ('00000000-0000-0000-0000-0000000000c1', '"
              + S1
              + "', '"
              + T1
              + "', 'java', 'class A {}', 1, 0.5, 1, '{}', null, '2026-05-01 10:30:00+02')");
    }
  }

  private static void running(Statement statement, String id, String config) throws SQLException {
    statement.execute(
        "insert into debate_sessions values ('"
            + id
            + "', 'd3', 'Which index?', 'running', null, null, '"
            + config
            + "', null, now(), now(), null, 0, null, '{}', '{}')");
  }

  private static void turn(Statement statement, String id, String phase, String at)
      throws SQLException {
    statement.execute(
        "insert into debate_turns values ('"
            + id
            + "', '"
            + S1
            + "', 1, '"
            + phase
            + "', 'Red Team', 'critic', 'anthropic', 'claude', 'text', 0.75, '[]', '{}', '[]',"
            + " '{}', '"
            + at
            + "', 1200, null)");
  }

  @ParameterizedTest
  @EnumSource
  void sessionsTurnsAndVersionsAreImported(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request = ImportRequest.of(ImportSystem.HELIX, source);
      ImportReport report = Imports.done(stoa, request);
      assertEquals("3 0 1", Imports.counts(report, "debate_sessions"));
      assertTrue(
          Imports.table(report, "debate_sessions")
              .skipped()
              .head()
              .reason()
              .startsWith("status rejected is unknown"));
      assertEquals("2 0 0", Imports.counts(report, "debate_turns"));
      assertEquals("1 0 0", Imports.counts(report, "code_versions"));
      assertEquals("mood", Imports.table(report, "debate_turns").unknownColumns().mkString());
      assertEquals("Red-Team", report.names().get("Red Team").get());
      DebateSession session = stoa.debates().find(new DebateSessionId(S1)).get();
      assertEquals(DebateStatus.COMPLETED, session.status());
      assertEquals(Topology.GRAPH_MESH, session.opened().topology());
      assertEquals(
          "{\"a\":1,\"imported_config\":{\"agents\":5},\"imported_topology\":\"star\"}",
          session.opened().metadata().text());
      assertEquals(Instant.parse("2026-05-01T08:00:00Z"), session.createdAt());
      assertEquals(0.8125, session.finalConsensusScore().get());
      assertEquals(T1, Imports.text(url, "select id from debate_turns where sequence = 1"));
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void settingsAreReadOneByOneAndLostGatesAreNamed(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportReport report = Imports.done(stoa, ImportRequest.of(ImportSystem.HELIX, source));
      NewDebateSession some = stoa.debates().find(new DebateSessionId(S3)).get().opened();
      assertEquals(
          DebateConfig.USUAL
              .maxRounds(4)
              .timeout(Duration.ofSeconds(330))
              .gate(DebatePhase.ADVERSARIAL),
          some.config());
      assertEquals(
          "{\"imported_config\":{\"gates\":[\"moon\"],\"odd\":1}}", some.metadata().text());
      NewDebateSession none = stoa.debates().find(new DebateSessionId(S4)).get().opened();
      assertEquals(DebateConfig.USUAL.consensusThreshold(0.5), none.config());
      assertEquals(
          List.of(
              "the session " + S3 + " lost its gates [\"moon\"]: they are no phases here",
              "the session " + S4 + " lost its gates true: they are no phases here"),
          report.remarks().filter(one -> one.contains(" lost ")).asJava());
    }
  }
}
