package dev.stoa.architecture.violators.queuedwritesarenotcaught.adapter.jooq.memory;

import dev.stoa.architecture.violators.queuedwritesarenotcaught.adapter.jooq.Session;
import org.jooq.exception.DataAccessException;

/** Waits for a failure that comes with the next statement. */
final class BadCatch {

  boolean write(Session session) {
    try {
      session.run();
      return true;
    } catch (DataAccessException e) {
      return false;
    }
  }
}
