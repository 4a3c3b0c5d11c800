package dev.stoa.bootstrap.agent;

import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.schema.InstantText;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Copies the tables of a space-os database, row by row. */
final class SpaceOsTables {

  private final Connection theirs;
  private final Connection ours;
  private final boolean postgres;

  SpaceOsTables(Connection theirs, Connection ours) throws SQLException {
    this.theirs = theirs;
    this.ours = ours;
    this.postgres = ours.getMetaData().getURL().startsWith("jdbc:postgresql:");
  }

  void copy() throws SQLException {
    ours.setAutoCommit(false);
    each(
        "select agent_id, identity, constitution, model, self_description, archived_at,"
            + " created_at, last_active_at, spawn_count from agents",
        row ->
            insert(
                "insert into agents (agent_id, reversed_id, identity, constitution,"
                    + " constitution_sha256, model, self_description, archived_at, created_at,"
                    + " last_active_at, spawn_count) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                row.getString(1),
                backwards(row.getString(1)),
                row.getString(2),
                row.getString(3),
                row.getString(3) == null ? null : new Constitution(row.getString(3)).sha256(),
                row.getString(4),
                row.getString(5),
                instant(row.getString(6)),
                instant(row.getString(7)),
                instant(row.getString(8)),
                row.getLong(9)));
    each(
        "select session_id, agent_id, spawn_number, started_at, ended_at, wakes from sessions",
        row ->
            insert(
                "insert into agent_sessions (session_id, reversed_id, agent_id, spawn_number,"
                    + " started_at, ended_at, wakes) values (?, ?, ?, ?, ?, ?, ?)",
                row.getString(1),
                backwards(row.getString(1)),
                row.getString(2),
                row.getLong(3),
                instant(row.getString(4)),
                instant(row.getString(5)),
                row.getLong(6)));
    each(
        "select channel_id, name, topic, created_at, archived_at, pinned_at" + " from channels",
        row ->
            insert(
                "insert into channels (channel_id, reversed_id, name, topic, created_at,"
                    + " archived_at, pinned_at) values (?, ?, ?, ?, ?, ?, ?)",
                row.getString(1),
                backwards(row.getString(1)),
                row.getString(2),
                row.getString(3),
                instant(row.getString(4)),
                instant(row.getString(5)),
                instant(row.getString(6))));
    each(
        "select message_id, channel_id, row_number() over (partition by channel_id"
            + " order by created_at, rowid), agent_id, content, created_at from messages",
        row ->
            insert(
                "insert into channel_messages (message_id, channel_id, sequence, agent_id,"
                    + " content, created_at) values (?, ?, ?, ?, ?, ?)",
                row.getString(1),
                row.getString(2),
                row.getLong(3),
                row.getString(4),
                row.getString(5),
                instant(row.getString(6))));
    each(
        "select agent_id, channel_id, last_seen_id from bookmarks",
        row ->
            insert(
                "insert into bookmarks (agent_id, channel_id, last_seen_id, last_seen_sequence)"
                    + " values (?, ?, ?, coalesce((select sequence from channel_messages"
                    + " where message_id = ?), 0))",
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(3)));
    each(
        "select task_id, agent_id, channel_id, input, output, stderr, status, pid, started_at,"
            + " completed_at, created_at from tasks order by rowid",
        row ->
            insert(
                "insert into tasks (task_id, reversed_id, agent_id, channel_id, input, output,"
                    + " stderr, status, pid, started_at, completed_at, created_at) values (?, ?, ?,"
                    + " ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                row.getString(1),
                backwards(row.getString(1)),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getString(7),
                row.getObject(8) == null ? null : row.getLong(8),
                instant(row.getString(9)),
                instant(row.getString(10)),
                instant(row.getString(11))));
    copyNotes();
    copyKnowledge();
    ours.commit();
  }

  private static String backwards(String id) {
    return new StringBuilder(id).reverse().toString();
  }

  private void copyNotes() throws SQLException {
    each(
        "select memory_id, agent_id, topic, message, timestamp, created_at, archived_at, core,"
            + " source, bridge_channel, code_anchors, synthesis_note from memories",
        row ->
            insert(
                "insert into memories (memory_id, reversed_id, agent_id, topic, message, timestamp,"
                    + " created_at, archived_at, core, source, bridge_channel, code_anchors,"
                    + " synthesis_note) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                row.getString(1),
                backwards(row.getString(1)),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                instant(row.getString(5)),
                instant(row.getString(6)),
                instant(row.getString(7)),
                row.getBoolean(8),
                row.getString(9),
                row.getString(10),
                row.getString(11),
                row.getString(12)));
    each(
        "select superseded_by, memory_id from memories where superseded_by is not null",
        row ->
            insert(
                "update memories set superseded_by = ? where memory_id = ?",
                row.getString(1),
                row.getString(2)));
    each(
        "select link_id, memory_id, parent_id, kind, created_at from links",
        row ->
            insert(
                "insert into memory_links (link_id, memory_id, parent_id, kind, created_at)"
                    + " values (?, ?, ?, ?, ?)",
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                instant(row.getString(5))));
  }

  private void copyKnowledge() throws SQLException {
    each(
        "select knowledge_id, domain, agent_id, content, confidence, created_at, archived_at"
            + " from knowledge",
        row -> {
          insert(
              "insert into knowledge (knowledge_id, reversed_id, domain, agent_id, content,"
                  + " confidence, created_at, archived_at) values (?, ?, ?, ?, ?, ?, ?, ?)",
              row.getString(1),
              backwards(row.getString(1)),
              row.getString(2),
              row.getString(3),
              row.getString(4),
              row.getObject(5) == null ? null : row.getDouble(5),
              instant(row.getString(6)),
              instant(row.getString(7)));
          for (DomainPath path : new DomainPath(row.getString(2)).upwards()) {
            insert(
                "insert into knowledge_paths (knowledge_id, path, parent, own, archived,"
                    + " created_at) values (?, ?, ?, ?, ?, ?)",
                row.getString(1),
                path.value(),
                path.parent().map(DomainPath::value).getOrElse(""),
                path.value().equals(row.getString(2)),
                row.getString(7) != null,
                instant(row.getString(6)));
          }
        });
  }

  private void each(String select, RowCopy copy) throws SQLException {
    try (Statement statement = theirs.createStatement();
        ResultSet rows = statement.executeQuery(select)) {
      while (rows.next()) {
        copy.of(rows);
      }
    }
  }

  private void insert(String sql, Object... values) throws SQLException {
    try (PreparedStatement insert = ours.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        insert.setObject(i + 1, values[i]);
      }
      insert.executeUpdate();
    }
  }

  /** Theirs are naive, with milliseconds, microseconds or neither, and a T or a blank. */
  private Object instant(String text) {
    if (text == null) {
      return null;
    }
    LocalDateTime time = LocalDateTime.parse(text.replace(' ', 'T'));
    return postgres
        ? time.atOffset(ZoneOffset.UTC)
        : InstantText.format(time.toInstant(ZoneOffset.UTC));
  }

  @FunctionalInterface
  private interface RowCopy {
    void of(ResultSet row) throws SQLException;
  }
}
