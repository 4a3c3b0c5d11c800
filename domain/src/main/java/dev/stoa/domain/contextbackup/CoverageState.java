package dev.stoa.domain.contextbackup;

import dev.stoa.domain.kernel.Labelled;

/** How well backups cover a specialist's view of a conversation. */
public enum CoverageState implements Labelled {
  /** A backup covers the newest message. */
  COVERED,
  /** There are backups, and none covers the newest message. */
  STALE,
  /** There is no backup. */
  MISSING;

  /**
   * The state of a conversation with messages.
   *
   * @param covered the sequence of the last covered message, 0 if there is no backup
   * @param newest the sequence of the newest message
   */
  public static CoverageState of(long covered, long newest) {
    if (covered == 0) {
      return MISSING;
    }
    return covered >= newest ? COVERED : STALE;
  }
}
