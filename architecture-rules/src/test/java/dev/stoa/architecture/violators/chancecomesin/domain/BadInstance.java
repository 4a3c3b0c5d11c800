package dev.stoa.architecture.violators.chancecomesin.domain;

import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/** Makes one by another door. */
public final class BadInstance {
  SecureRandom it() throws NoSuchAlgorithmException {
    return SecureRandom.getInstanceStrong();
  }
}
