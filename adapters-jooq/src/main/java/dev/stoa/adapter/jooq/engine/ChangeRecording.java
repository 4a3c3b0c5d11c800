package dev.stoa.adapter.jooq.engine;

import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** How a connection writes versions of the rows that change, where the schema does not. */
public interface ChangeRecording {

  /** Of a connection that need not know. */
  ChangeRecording BY_SCHEMA = new ChangeRecording() {};

  /**
   * What changes from now on is recorded like this.
   *
   * @param instant until when its versions are; none if it has no versions
   * @param caller on whose behalf it changes, if that is known
   */
  default void recordAt(@Nullable Instant instant, @Nullable String caller) {}

  /** Has versions written of the rows that a statement changes, before it runs. */
  default void recordChangesOf(String statement) throws SQLException {}
}
