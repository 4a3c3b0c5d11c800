package dev.stoa.domain.evolution;

/** Which episodes of a generation the mutator learns from: the fifth with the lowest scores. */
public final class Failing {

  /** One of this many. */
  private static final long SHARE = 5;

  private Failing() {}

  /** How many of a number of episodes are failing, rounded up. */
  public static int of(long episodes) {
    return Math.toIntExact((episodes + SHARE - 1) / SHARE);
  }
}
