package dev.stoa.domain.pack;

import dev.stoa.domain.kernel.Labelled;

/** Why something that was found is not in a pack. */
public enum LeftOutReason implements Labelled {
  /** The budget was used up by what ranks before it. */
  BUDGET,
  /** There were enough items before it. */
  LIMIT,
  /** It says nearly the same as an item of the pack. */
  NEAR_DUPLICATE,
  /** Something has replaced it, or it was withdrawn. */
  SUPERSEDED,
  /** Its time is over, or its confidence has decayed too far. */
  EXPIRED;
}
