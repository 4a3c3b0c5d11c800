package dev.stoa.architecture.violators.timeisinjected.domain;

import java.time.Clock;

/** Reaches for it itself. */
public final class BadClock {
  Clock it() {
    return Clock.systemUTC();
  }
}
