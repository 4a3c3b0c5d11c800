package dev.stoa.adapter.jooq.unit;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The instant that one unit of work records its changes at, and whether the engine knows it. */
final class Recording {

  private @Nullable Instant at;
  private boolean decided;
  private boolean told;

  /** Whether the engine must be told before the next change. */
  boolean isUntold() {
    return !told;
  }

  /** The engine has forgotten it, with what was rolled back. */
  void forget() {
    told = false;
  }

  /** Another instant from now on, or none. */
  void set(@Nullable Instant instant) {
    at = instant;
    decided = true;
  }

  /** What the engine is told; {@code now} if nothing was recorded yet. */
  @Nullable Instant tell(Instant now) {
    if (!decided) {
      set(now);
    }
    told = true;
    return at;
  }
}
