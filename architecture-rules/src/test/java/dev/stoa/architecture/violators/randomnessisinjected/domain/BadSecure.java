package dev.stoa.architecture.violators.randomnessisinjected.domain;

import java.security.SecureRandom;

/** Reaches for it itself. */
public final class BadSecure {
  SecureRandom it() {
    return new SecureRandom();
  }
}
