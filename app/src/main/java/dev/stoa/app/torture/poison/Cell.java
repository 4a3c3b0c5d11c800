package dev.stoa.app.torture.poison;

import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Trust;

/** Which defences a reader has; what it would not believe is marked. */
enum Cell {
  /** None: it looks at texts alone. */
  NONE,
  /** It looks at the class of who wrote an item. */
  ORIGIN,
  /** It looks at the least of that and of all that the item was made from. */
  LINEAGE,
  /** Also at what raised it, and it asks for what is trusted alone. */
  ALL;

  /** Whether nothing warns the reader of a hit. */
  boolean isUnmarked(Recalled hit) {
    Origin written = hit.written();
    return switch (this) {
      case NONE -> true;
      case ORIGIN -> Trust.of(written.origin()).isAtLeast(Trust.AGENT);
      case LINEAGE -> Trust.of(written.origin()).least(written.trust()).isAtLeast(Trust.AGENT);
      case ALL -> written.trust().isAtLeast(Trust.AGENT);
    };
  }
}
