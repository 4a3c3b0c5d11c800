package dev.stoa.architecture.violators.randomnessisinjected.domain;

import java.util.UUID;

/** Reaches for it itself. */
public final class BadId {
  UUID it() {
    return UUID.randomUUID();
  }
}
