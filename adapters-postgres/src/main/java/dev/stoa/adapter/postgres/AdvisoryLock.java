package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.sql.QueuedStatement;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** The statement that takes named locks until the transaction ends. */
record AdvisoryLock(Seq<Long> keys, boolean shared) implements QueuedStatement {

  static AdvisoryLock of(String schema, Seq<String> names) {
    // All units take their locks in this order, so that two never wait for each other.
    return new AdvisoryLock(
        names.map(name -> AdvisoryKey.of(schema, name)).distinct().sorted(), false);
  }

  static AdvisoryLock shared(String schema, String name) {
    return new AdvisoryLock(Vector.of(AdvisoryKey.of(schema, name)), true);
  }

  @Override
  public String text() {
    if (shared) {
      return "select pg_advisory_xact_lock_shared(?)";
    }
    return keys.size() == 1
        ? "select pg_advisory_xact_lock(?)"
        : "select pg_advisory_xact_lock(key) from unnest(?) as key";
  }

  @Override
  public int parameters() {
    return 1;
  }

  @Override
  public void bind(PreparedStatement prepared, int offset) throws SQLException {
    if (keys.size() == 1) {
      prepared.setLong(offset + 1, keys.head());
    } else {
      prepared.setArray(
          offset + 1,
          prepared.getConnection().createArrayOf("bigint", keys.toJavaArray(Long[]::new)));
    }
  }
}
