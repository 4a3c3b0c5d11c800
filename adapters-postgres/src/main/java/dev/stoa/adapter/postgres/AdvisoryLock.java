package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.QueuedStatement;
import io.vavr.collection.Seq;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** The statement that takes named locks until the transaction ends. */
record AdvisoryLock(Seq<Long> keys) implements QueuedStatement {

  static AdvisoryLock of(String schema, Seq<String> names) {
    // All units take their locks in this order, so that two never wait for each other.
    return new AdvisoryLock(names.map(name -> AdvisoryKey.of(schema, name)).distinct().sorted());
  }

  @Override
  public String text() {
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
