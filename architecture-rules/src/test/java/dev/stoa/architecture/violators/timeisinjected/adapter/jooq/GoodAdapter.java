package dev.stoa.architecture.violators.timeisinjected.adapter.jooq;

import java.time.Instant;

/** Reaches for it itself. */
public final class GoodAdapter {
  Instant it() {
    return Instant.now();
  }
}
