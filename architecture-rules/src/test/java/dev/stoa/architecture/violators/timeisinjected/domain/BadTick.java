package dev.stoa.architecture.violators.timeisinjected.domain;

import java.time.Clock;
import java.time.ZoneOffset;

/** Reaches for it itself. */
public final class BadTick {
  Clock it() {
    return Clock.tickMillis(ZoneOffset.UTC);
  }
}
