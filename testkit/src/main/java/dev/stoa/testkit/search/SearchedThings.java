package dev.stoa.testkit.search;

import dev.stoa.domain.search.SearchSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Rows of the tables that are searched, put into a database past every port. */
public final class SearchedThings implements AutoCloseable {

  private static final String AT = "'2026-01-02T03:04:05.123456Z'";

  private final Connection connection;

  /** Writes to the database of this address. */
  public SearchedThings(String url) throws SQLException {
    this.connection = DriverManager.getConnection(url);
    run(
        "insert into agents (agent_id, reversed_id, identity, model, created_at)"
            + " select 'searched', 'dehcraes', 'searched', 'm', "
            + AT
            + " where not exists (select 1 from agents where agent_id = 'searched')");
    run(
        "insert into channels (channel_id, reversed_id, name, created_at)"
            + " select 'searched', 'dehcraes', 'searched', "
            + AT
            + " where not exists (select 1 from channels where channel_id = 'searched')");
    conversation();
    run(
        "insert into debate_sessions (id, debate_id, topic, reversed_id, created_at, updated_at)"
            + " select 'searched', 'searched', 't', 'dehcraes', "
            + AT
            + ", "
            + AT
            + " where not exists (select 1 from debate_sessions where id = 'searched')");
  }

  private void conversation() throws SQLException {
    run(
        "insert into conversations (conversation_id, reversed_id, created_at, updated_at)"
            + " select 'searched', 'dehcraes', "
            + AT
            + ", "
            + AT
            + " where not exists"
            + " (select 1 from conversations where conversation_id = 'searched')");
  }

  /** The number that a query asks for. */
  public long number(String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  /** Rows of these ids that say nothing, where there are none yet. */
  public void add(SearchSource source, Iterable<String> ids) throws SQLException {
    String[] made =
        switch (source) {
          case MEMORY ->
              new String[] {
                "continuum_memory (id, content_hash, strength_key, tier, content, created_at,"
                    + " updated_at)",
                "?, 0, 'fast', 'x', " + AT + ", " + AT
              };
          case NOTE ->
              new String[] {
                "memories (memory_id, reversed_id, agent_id, topic, message, timestamp,"
                    + " created_at)",
                "'x', 'searched', 't', 'x', " + AT + ", " + AT
              };
          case KNOWLEDGE ->
              new String[] {
                "knowledge (knowledge_id, reversed_id, domain, agent_id, content, created_at)",
                "'x', 'd', 'searched', 'x', " + AT
              };
          case MESSAGE ->
              new String[] {
                "channel_messages (message_id, channel_id, agent_id, content, created_at,"
                    + " sequence)",
                "'searched', 'searched', 'x', "
                    + AT
                    + ", (select coalesce(max(sequence), 0) + 1 from channel_messages)"
              };
          case CONVERSATION ->
              new String[] {
                "conversation_messages (message_id, conversation_id, role, content, created_at,"
                    + " sequence)",
                "'searched', 'user', 'x', "
                    + AT
                    + ", (select coalesce(max(sequence), 0) + 1 from conversation_messages)"
              };
          case CONSENSUS ->
              new String[] {
                "consensus (id, debate_id, topic, topic_hash, conclusion, strength, confidence,"
                    + " timestamp)",
                "'d', 't', 'h', 'x', 'split', 0, " + AT
              };
          case CORRECTION ->
              new String[] {
                "corrections (id, subject, domain, claim, confidence, effective_confidence,"
                    + " created_at)",
                "'s', 'd', 'c', 1, 1, " + AT
              };
          case ENTITY ->
              new String[] {
                "graph_entities (entity_id, holder_id, sequence, name, entity_type, folded,"
                    + " created_at, updated_at)",
                "?, (select coalesce(max(sequence), 0) + 1 from graph_entities), 'n', 't', 'x', "
                    + AT
                    + ", "
                    + AT
              };
          case LESSON ->
              new String[] {
                "lessons (id, title, problem, solution, category, domain, confidence, created_at,"
                    + " expires_at)",
                "'t', 'p', 's', 'testing', 'd', 0, " + AT + ", " + AT
              };
          case TURN ->
              new String[] {
                "debate_turns (id, session_id, round, phase, phase_place, agent_id, content,"
                    + " created_at, sequence)",
                "'searched', 1, 'proposal', 2, 'searched', 'x', "
                    + AT
                    + ", (select coalesce(max(sequence), 0) + 1 from debate_turns)"
              };
          case FILE ->
              new String[] {
                "files (file_id, path, scope, size, version, created_at, written_at, text)",
                "?, 's', 0, 1, " + AT + ", " + AT + ", 'x'"
              };
          case EVIDENCE ->
              new String[] {
                "evidence (id, content_hash, source, snippet, created_at, updated_at)",
                "?, 's', 'x', " + AT + ", " + AT
              };
        };
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into " + made[0] + " values (?, " + made[1] + ") on conflict do nothing")) {
      connection.setAutoCommit(false);
      for (String id : ids) {
        insert.setString(1, id);
        if (source == SearchSource.MEMORY
            || source == SearchSource.EVIDENCE
            || source == SearchSource.FILE
            || source == SearchSource.ENTITY) {
          // The same text is not stored twice, and no path is, so each has its own.
          insert.setString(2, id);
        }
        insert.addBatch();
      }
      insert.executeBatch();
      connection.commit();
      connection.setAutoCommit(true);
    }
  }

  /** Foreign SQL. */
  public int run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return statement.executeUpdate(sql);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
