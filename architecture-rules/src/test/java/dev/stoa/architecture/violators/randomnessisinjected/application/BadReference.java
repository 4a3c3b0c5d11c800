package dev.stoa.architecture.violators.randomnessisinjected.application;

import java.util.UUID;
import java.util.function.Supplier;

/** Reaches for it itself. */
public final class BadReference {
  Supplier<UUID> it() {
    return UUID::randomUUID;
  }
}
