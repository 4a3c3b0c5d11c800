package dev.stoa.architecture.violators.randomnessisinjected.domain;

import java.security.SecureRandom;

/** Gives out what it was given, where an interface insists on chance. */
public final class GoodKnownSeed extends SecureRandom {
  private static final long serialVersionUID = 1L;

  @Override
  public void nextBytes(byte[] bytes) {
    bytes[0] = 1;
  }
}
