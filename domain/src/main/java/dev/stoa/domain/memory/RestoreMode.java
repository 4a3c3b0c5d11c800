package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Labelled;

/** What a snapshot does about a memory whose id is live. */
public enum RestoreMode implements Labelled {
  /** The snapshot's replaces it; the existing one is archived. */
  REPLACE,
  /** It stays. */
  KEEP,
  /** It stays, with importance, surprise, consolidation and age of the more important one. */
  MERGE
}
