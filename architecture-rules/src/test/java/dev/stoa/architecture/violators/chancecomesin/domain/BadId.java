package dev.stoa.architecture.violators.chancecomesin.domain;

import java.util.UUID;

/** Reaches for it itself. */
public final class BadId {
  UUID it() {
    return UUID.randomUUID();
  }
}
