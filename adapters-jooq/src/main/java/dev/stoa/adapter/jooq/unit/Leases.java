package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Lease;
import java.sql.SQLException;

/** Closes leases; a failure to do so hides neither the outcome nor the first failure. */
final class Leases {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");

  private Leases() {}

  /** A failure here does not change the outcome of the work. */
  static void close(Lease lease) {
    try {
      lease.close();
    } catch (SQLException | RuntimeException e) {
      LOG.log(System.Logger.Level.WARNING, "cannot return a connection", e);
    }
  }

  static void close(Lease lease, Throwable failure) {
    try {
      lease.close();
    } catch (SQLException | RuntimeException e) {
      failure.addSuppressed(e);
    }
  }
}
