package dev.stoa.adapter.jooq;

import java.sql.SQLException;

/** Gives leases back so that a failure to do so hides neither the outcome nor the first failure. */
final class Leases {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");

  private Leases() {}

  /** The outcome stands, whatever happens to the connection behind it. */
  static void close(Lease lease) {
    try {
      lease.close();
    } catch (SQLException | RuntimeException e) {
      LOG.log(System.Logger.Level.WARNING, "cannot give a connection back after its work", e);
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
