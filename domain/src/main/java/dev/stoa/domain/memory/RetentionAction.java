package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Labelled;

/** What to do with a memory. */
public enum RetentionAction implements Labelled {
  /** Leave it where it is. */
  RETAIN,
  /** Make it faster. */
  CONSOLIDATE,
  /** Make it slower. */
  DEMOTE,
  /** Let it go. */
  FORGET;
}
