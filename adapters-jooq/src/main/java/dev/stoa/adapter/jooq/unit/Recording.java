package dev.stoa.adapter.jooq.unit;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The instant that one unit of work records its changes at, and whether the engine knows it. */
final class Recording {

  private @Nullable Instant at;
  private boolean decided;
  private boolean begun;

  /** Whether the engine needs it before the next change. */
  boolean isPending() {
    return !begun;
  }

  /** The engine has forgotten it, with what was rolled back. */
  void forget() {
    begun = false;
  }

  /** Another instant from now on, or none. */
  void set(@Nullable Instant instant) {
    at = instant;
    decided = true;
  }

  /** The instant for the engine; {@code now} if nothing was recorded yet. */
  @Nullable Instant begin(Instant now) {
    if (!decided) {
      set(now);
    }
    begun = true;
    return at;
  }
}
