package dev.stoa.architecture.violators.randomnessisinjected.domain;

import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/** Makes one another way. */
public final class BadInstance {
  SecureRandom it() throws NoSuchAlgorithmException {
    return SecureRandom.getInstanceStrong();
  }
}
