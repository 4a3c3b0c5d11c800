package dev.stoa.adapter.jooq.engine;

import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** How a connection writes versions of the rows that change, where the schema does not. */
public interface ChangeRecording {

  /** Of a connection that need not know. */
  ChangeRecording BY_SCHEMA = new ChangeRecording() {};

  /** The instant of what changes from now on, for its versions; none if it has no versions. */
  default void recordAt(@Nullable Instant instant) {}

  /** Has versions written of the rows that a statement changes, before it runs. */
  default void recordChangesOf(String statement) throws SQLException {}
}
