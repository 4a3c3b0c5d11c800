package dev.stoa.adapter.jooq;

/** What is done about work that is committed, so that nothing of it may make it look failed. */
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
