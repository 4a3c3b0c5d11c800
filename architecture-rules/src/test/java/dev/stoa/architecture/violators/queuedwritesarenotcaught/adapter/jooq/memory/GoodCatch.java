package dev.stoa.architecture.violators.queuedwritesarenotcaught.adapter.jooq.memory;

import dev.stoa.architecture.violators.queuedwritesarenotcaught.adapter.jooq.Session;
import org.jooq.exception.DataAccessException;

/** Catches the failure of what runs at once. */
final class GoodCatch {

  boolean write(Session session) {
    session.run();
    try {
      return session.change() == 1;
    } catch (DataAccessException e) {
      return false;
    }
  }
}
