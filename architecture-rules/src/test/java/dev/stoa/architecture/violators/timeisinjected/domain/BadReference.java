package dev.stoa.architecture.violators.timeisinjected.domain;

import java.time.Instant;
import java.util.function.Supplier;

/** Reaches for it itself. */
public final class BadReference {
  Supplier<Instant> it() {
    return Instant::now;
  }
}
