package dev.stoa.architecture.violators.timecomesin.domain;

import java.time.Clock;

/** Reaches for it itself. */
public final class BadClock {
  Clock it() {
    return Clock.systemUTC();
  }
}
