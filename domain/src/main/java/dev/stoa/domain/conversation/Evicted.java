package dev.stoa.domain.conversation;

/** What becomes of messages that are no longer in a list that replaces the current messages. */
public enum Evicted {
  /** The oldest ones stay as history: they are listed and found. */
  KEPT,
  /** They are removed. */
  REMOVED
}
