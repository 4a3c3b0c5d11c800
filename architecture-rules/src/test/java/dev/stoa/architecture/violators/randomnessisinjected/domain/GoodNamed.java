package dev.stoa.architecture.violators.randomnessisinjected.domain;

import java.util.UUID;

/** Reaches for it itself. */
public final class GoodNamed {
  UUID it() {
    return UUID.nameUUIDFromBytes(new byte[0]);
  }
}
