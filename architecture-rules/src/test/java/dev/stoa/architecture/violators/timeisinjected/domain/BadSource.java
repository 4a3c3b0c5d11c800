package dev.stoa.architecture.violators.timeisinjected.domain;

import java.time.InstantSource;

/** Reaches for it itself. */
public final class BadSource {
  InstantSource it() {
    return InstantSource.system();
  }
}
