package dev.stoa.domain.memory;

import java.util.Locale;

/** What to do with a memory. */
public enum RetentionAction {
  /** Leave it where it is. */
  RETAIN,
  /** Make it faster. */
  CONSOLIDATE,
  /** Make it slower. */
  DEMOTE,
  /** Let it go. */
  FORGET;

  /** As spoken. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
