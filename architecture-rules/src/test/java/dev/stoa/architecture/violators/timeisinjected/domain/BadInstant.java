package dev.stoa.architecture.violators.timeisinjected.domain;

import java.time.Instant;

/** Reaches for it itself. */
public final class BadInstant {
  Instant it() {
    return Instant.now();
  }
}
