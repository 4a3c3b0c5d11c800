package dev.stoa.domain.data;

/** Where random cases begin: at the same place in every build, anywhere with {@code -Pslow}. */
public final class Seed {

  private Seed() {}

  /** The seed, which a test that fails must print. */
  public static long of(long usual) {
    return Boolean.getBoolean("stoa.slow") ? System.nanoTime() : usual;
  }
}
