package dev.stoa.architecture.violators.randomnessisinjected.domain;

import java.security.SecureRandom;

/** Uses what it was given. */
public final class GoodHandedIn {
  void fill(byte[] bytes, SecureRandom random) {
    random.nextBytes(bytes);
  }
}
