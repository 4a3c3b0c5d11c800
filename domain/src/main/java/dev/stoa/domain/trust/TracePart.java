package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.Labelled;

/** The parts of a trace, in the order in which its pages have them. */
public enum TracePart implements Labelled {
  /** What it was made from, directly and indirectly. */
  ANCESTORS,
  /** What was made from it, directly and indirectly. */
  DESCENDANTS,
  /** The derivations that lead to it. */
  ANCESTRY,
  /** The derivations that begin at it. */
  DESCENT,
  /** Who made something from it. */
  READERS,
  /** Who was shown it, where that is recorded. */
  RECALLED_BY,
  /** The debates that used it or what was made from it. */
  DEBATES,
  /** What these debates concluded. */
  DECISIONS,
  /** The work that was handed over with it or with what was made from it. */
  HAND_OFFS
}
