package dev.stoa.benchmarks.audit;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.Transactions;
import dev.stoa.domain.audit.AuditChain;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditEventBuilder;
import dev.stoa.domain.audit.AuditRow;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainedEntry;
import dev.stoa.domain.audit.EntryHash;
import dev.stoa.domain.audit.IdentifiedEvent;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.TreeNode;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.schema.InstantText;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;

/** The audit trail as a careful engineer writes it with JDBC alone: prepared once, no layers. */
final class HandWrittenAudit implements AutoCloseable {

  private static final String COLUMNS =
      "sequence, id, created_at, event_type, session_id, trace_id, token_id, field, specialist,"
          + " u_score, confidence, latency_ms, details, prev_hash, curr_hash, tree_nodes";

  private final JdbcEngine engine;
  private final Connection connection;
  private final Transactions transactions;
  private final PreparedStatement head;
  private final PreparedStatement node;
  private final PreparedStatement insert;
  private final PreparedStatement byId;
  private final PreparedStatement page;

  HandWrittenAudit(JdbcEngine engine, String url) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    this.transactions = new Transactions(engine, connection);
    this.head =
        connection.prepareStatement(
            "select sequence, curr_hash from audit_log order by sequence desc limit 1");
    this.node =
        connection.prepareStatement(
            "select curr_hash, tree_nodes from audit_log where sequence = ?");
    this.insert =
        connection.prepareStatement(
            "insert into audit_log ("
                + COLUMNS
                + ") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    this.byId = connection.prepareStatement("select " + COLUMNS + " from audit_log where id = ?");
    this.page =
        connection.prepareStatement(
            "select " + COLUMNS + " from audit_log where sequence > ? order by sequence limit ?");
  }

  /** One transaction that appends the events. */
  void append(Seq<IdentifiedEvent> events, Instant at) throws SQLException {
    transactions.beginLocked();
    ChainHead from = head();
    Seq<ChainedEntry> chained =
        AuditChain.extend(from, nodes(AuditChain.needed(from, events.size())), events, at);
    for (ChainedEntry entry : chained) {
      bind(entry);
      if (chained.size() > 1) {
        insert.addBatch();
      }
    }
    if (chained.size() > 1) {
      insert.executeBatch();
    } else {
      insert.executeUpdate();
    }
    transactions.commit();
  }

  private ChainHead head() throws SQLException {
    try (ResultSet rows = head.executeQuery()) {
      return rows.next()
          ? new ChainHead(rows.getLong(1), EntryHash.ofHex(rows.getString(2)))
          : ChainHead.EMPTY;
    }
  }

  private Map<TreeNode, Hash> nodes(Seq<TreeNode> wanted) throws SQLException {
    Map<TreeNode, Hash> found = HashMap.empty();
    for (TreeNode one : wanted) {
      node.setLong(1, one.storedAt());
      try (ResultSet rows = node.executeQuery()) {
        rows.next();
        found = found.put(one, one.pickFrom(Hash.ofHex(rows.getString(1)), rows.getBytes(2)).get());
      }
    }
    return found;
  }

  private void bind(ChainedEntry chained) throws SQLException {
    AuditEntry entry = chained.entry();
    AuditEvent event = entry.event();
    insert.setLong(1, entry.sequence());
    insert.setString(2, entry.id().value());
    insert.setObject(3, engine.instant(entry.at()));
    insert.setString(4, event.eventType());
    insert.setString(5, event.sessionId().getOrNull());
    insert.setString(6, event.traceId().getOrNull());
    insert.setString(7, event.tokenId().getOrNull());
    insert.setString(8, event.field().getOrNull());
    insert.setString(9, event.specialist().getOrNull());
    bind(10, event.uScore());
    bind(11, event.confidence());
    bind(12, event.latencyMs());
    insert.setString(13, event.details().text());
    insert.setString(14, entry.previous().hex());
    insert.setString(15, entry.hash().hex());
    insert.setBytes(16, chained.treeNodeBytes());
  }

  private void bind(int index, Option<Double> value) throws SQLException {
    if (value.isDefined()) {
      insert.setDouble(index, value.get());
    } else {
      insert.setNull(index, Types.DOUBLE);
    }
  }

  AuditEntry find(String id) throws SQLException {
    byId.setString(1, id);
    try (ResultSet rows = byId.executeQuery()) {
      return rows.next() ? entry(rows) : null;
    }
  }

  String idAt(long sequence) {
    try {
      return page(sequence - 1, 1).get(0).id().value();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  List<AuditEntry> page(long after, int limit) throws SQLException {
    page.setLong(1, after);
    page.setInt(2, limit);
    List<AuditEntry> entries = new ArrayList<>(limit);
    try (ResultSet rows = page.executeQuery()) {
      while (rows.next()) {
        entries.add(entry(rows));
      }
    }
    return entries;
  }

  /** Reads every row as verification must, and does nothing with it. */
  long readAll() throws SQLException {
    long count = 0;
    transactions.begin();
    try (PreparedStatement all =
        connection.prepareStatement("select " + COLUMNS + " from audit_log order by sequence")) {
      all.setFetchSize(1_000);
      try (ResultSet rows = all.executeQuery()) {
        while (rows.next()) {
          count += row(rows).hash() == null ? 0 : 1;
        }
      }
    }
    transactions.commit();
    return count;
  }

  private AuditRow row(ResultSet rows) throws SQLException {
    return new AuditRow(
        rows.getLong(1),
        rows.getString(2),
        instantText(rows),
        rows.getString(4),
        rows.getString(5),
        rows.getString(6),
        rows.getString(7),
        rows.getString(8),
        rows.getString(9),
        real(rows, 10),
        real(rows, 11),
        real(rows, 12),
        rows.getString(13),
        rows.getString(14),
        rows.getString(15),
        rows.getBytes(16));
  }

  private String instantText(ResultSet rows) throws SQLException {
    return engine == JdbcEngine.SQLITE
        ? rows.getString(3)
        : InstantText.format(rows.getObject(3, OffsetDateTime.class).toInstant());
  }

  private AuditEntry entry(ResultSet rows) throws SQLException {
    AuditRow row = row(rows);
    return new AuditEntry(
        row.sequence(),
        new AuditEntryId(row.id()),
        InstantText.parse(row.at()),
        AuditEventBuilder.builder()
            .id(Option.none())
            .eventType(row.eventType())
            .sessionId(Option.of(row.sessionId()))
            .traceId(Option.of(row.traceId()))
            .tokenId(Option.of(row.tokenId()))
            .field(Option.of(row.field()))
            .specialist(Option.of(row.specialist()))
            .uScore(Option.of(row.uScore()))
            .confidence(Option.of(row.confidence()))
            .latencyMs(Option.of(row.latencyMs()))
            .details(CanonicalJson.stored(row.details()))
            .build(),
        EntryHash.ofHex(row.prevHash()),
        EntryHash.ofHex(row.hash()));
  }

  private static Double real(ResultSet rows, int column) throws SQLException {
    double value = rows.getDouble(column);
    return rows.wasNull() ? null : value;
  }

  void settle() throws SQLException {
    engine.settle(connection);
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
