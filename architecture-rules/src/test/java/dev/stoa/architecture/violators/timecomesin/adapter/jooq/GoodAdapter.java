package dev.stoa.architecture.violators.timecomesin.adapter.jooq;

import java.time.Instant;

/** Reaches for it itself. */
public final class GoodAdapter {
  Instant it() {
    return Instant.now();
  }
}
