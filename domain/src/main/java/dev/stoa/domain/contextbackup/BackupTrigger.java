package dev.stoa.domain.contextbackup;

import dev.stoa.domain.kernel.Labelled;

/** Why a backup is due, or why it was stored. */
public enum BackupTrigger implements Labelled {
  /** The thread takes up 70 % of the specialist's context window. */
  TOKEN_THRESHOLD,
  /** The thread has 30 messages. */
  MESSAGE_COUNT,
  /** The conversation continued, or could, after 24 hours without a message. */
  TIME_GAP,
  /** It was requested. */
  MANUAL,
  /** The coverage job found no backup. */
  COVERAGE_JOB_NO_BACKUP,
  /** The coverage job found a backup that does not cover the newest message. */
  COVERAGE_JOB_STALE;

  /** The trigger of a label. */
  public static BackupTrigger labelled(String label) {
    return Labelled.of(BackupTrigger.class, "trigger", label);
  }
}
