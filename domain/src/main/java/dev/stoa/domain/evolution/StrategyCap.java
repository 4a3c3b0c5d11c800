package dev.stoa.domain.evolution;

/** How many entries the strategy memory holds before it forgets those without a signal. */
public final class StrategyCap {

  /** The soft cap. */
  public static final int ENTRIES = 10_000;

  /** The score of an entry that teaches nothing. */
  public static final int NO_SIGNAL = 0;

  private StrategyCap() {}

  /**
   * How many entries without a signal are evicted, oldest first: down to the cap and no further. If
   * there are fewer of them, the memory stays above the cap.
   */
  public static int excess(long entries) {
    return Math.toIntExact(Math.max(0, entries - ENTRIES));
  }
}
