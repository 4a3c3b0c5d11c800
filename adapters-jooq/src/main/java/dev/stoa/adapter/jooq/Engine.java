package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.operations.TableLoader;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.unit.Broadcast;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;

/** An engine: its dialect of SQL, and what it does in its own way. */
public interface Engine extends Dialect {

  /** A workspace on these connections, whose schema is up to date. */
  default JdbcStorage open(Connections connections, Broadcast broadcast, StorageConfig config) {
    return new JooqStorage(connections, this, broadcast, config);
  }

  /** Fills whole tables, on the session's open unit. */
  TableLoader tableLoader(JooqSession session);

  /** Overwrites the bytes of deleted rows until the connection is closed, if the engine can. */
  default void overwriteDeleted(JooqSession session) {}
}
