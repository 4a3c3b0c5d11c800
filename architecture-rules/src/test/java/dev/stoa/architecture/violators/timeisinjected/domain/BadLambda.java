package dev.stoa.architecture.violators.timeisinjected.domain;

import java.util.function.Supplier;

/** Reaches for it itself. */
public final class BadLambda {
  Supplier<Long> it() {
    return () -> System.nanoTime();
  }
}
