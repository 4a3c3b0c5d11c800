package dev.stoa.adapter.jooq.unit;

/** Runs callbacks after a commit; a failure in one is logged, because the commit stands. */
final class AfterCommit {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");

  private AfterCommit() {}

  static void run(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.WARNING, "an action after a commit failed", e);
    }
  }
}
