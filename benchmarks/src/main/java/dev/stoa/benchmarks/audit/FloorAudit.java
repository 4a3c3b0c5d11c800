package dev.stoa.benchmarks.audit;

import dev.stoa.benchmarks.engine.FloorDatabase;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import dev.stoa.domain.audit.AuditEvent;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** A hash chain in one table: the head is read, each entry hashes the one before it. */
final class FloorAudit implements AutoCloseable {

  private static final byte[] GENESIS = new byte[32];

  private final JdbcEngine engine;
  private final FloorDatabase database;
  private final Transactions transactions;
  private final PreparedStatement head;
  private final PreparedStatement insert;
  private final MessageDigest sha256;

  FloorAudit(JdbcEngine engine, String url)
      throws SQLException, IOException, NoSuchAlgorithmException {
    this.engine = engine;
    this.database = FloorDatabase.create(engine, url, "audit");
    this.transactions = database.transactions();
    this.sha256 = MessageDigest.getInstance("SHA-256");
    this.head = database.prepare("select sequence, hash from audit order by sequence desc limit 1");
    this.insert =
        database.prepare(
            "insert into audit (sequence, id, created_at, event_type, session_id, trace_id,"
                + " payload, prev_hash, hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  }

  /** One transaction that appends the events. */
  void append(Seq<AuditEvent> events, Instant at) throws SQLException {
    transactions.beginLocked();
    long sequence = 0;
    byte[] previous = GENESIS;
    try (ResultSet rows = head.executeQuery()) {
      if (rows.next()) {
        sequence = rows.getLong(1);
        previous = rows.getBytes(2);
      }
    }
    for (AuditEvent event : events) {
      sequence++;
      previous = bind(sequence, event, at, previous);
      if (events.size() > 1) {
        insert.addBatch();
      }
    }
    if (events.size() > 1) {
      insert.executeBatch();
    } else {
      insert.executeUpdate();
    }
    transactions.commit();
  }

  /** Gives the hash of what it bound. */
  private byte[] bind(long sequence, AuditEvent event, Instant at, byte[] previous)
      throws SQLException {
    String id = TimeOrderedId.next();
    String payload = payload(event);
    byte[] hash = hash(sequence, id, at, event, payload, previous);
    insert.setLong(1, sequence);
    insert.setString(2, id);
    insert.setObject(3, engine.instant(at));
    insert.setString(4, event.eventType());
    insert.setString(5, event.sessionId().getOrNull());
    insert.setString(6, event.traceId().getOrNull());
    insert.setString(7, payload);
    insert.setBytes(8, previous);
    insert.setBytes(9, hash);
    return hash;
  }

  private byte[] hash(
      long sequence, String id, Instant at, AuditEvent event, String payload, byte[] previous) {
    sha256.update(previous);
    sha256.update(ByteBuffer.allocate(Long.BYTES).putLong(0, sequence));
    update(id);
    update(at.toString());
    update(event.eventType());
    update(event.sessionId().getOrElse(""));
    update(event.traceId().getOrElse(""));
    update(payload);
    return sha256.digest();
  }

  /** Ends with a byte no text holds, so that no two entries hash the same bytes. */
  private void update(String text) {
    sha256.update(text.getBytes(StandardCharsets.UTF_8));
    sha256.update((byte) 0xff);
  }

  /** The other fields, as JSON; none of it needs escaping here. */
  private static String payload(AuditEvent event) {
    return "{\"field\":\""
        + event.field().get()
        + "\",\"specialist\":\""
        + event.specialist().get()
        + "\",\"u_score\":"
        + event.uScore().get()
        + ",\"confidence\":"
        + event.confidence().get()
        + ",\"latency_ms\":"
        + event.latencyMs().get()
        + ",\"details\":"
        + event.details().text()
        + "}";
  }

  @Override
  public void close() throws SQLException {
    database.close();
  }
}
