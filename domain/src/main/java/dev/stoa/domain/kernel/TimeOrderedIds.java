package dev.stoa.domain.kernel;

import java.time.InstantSource;
import java.util.UUID;
import java.util.random.RandomGenerator;

/**
 * Time-ordered ids: UUIDs of version 7 (RFC 9562), so that rows created together are close in an
 * index.
 *
 * <p>Within a millisecond a counter in the 12 bits behind the time keeps the order (section 6.2,
 * method 1). It starts in the lower half of its range; when it is used up, or when the clock was
 * set back, the last time is kept or advanced by one millisecond. The last 62 bits are random.
 */
public final class TimeOrderedIds implements IdSource {

  private static final int COUNTER_LIMIT = 1 << 12;
  private static final int COUNTER_START_LIMIT = 1 << 11;

  private final InstantSource clock;
  private final RandomGenerator random;
  private long millis = -1;
  private int counter;

  /**
   * Ids of this clock.
   *
   * @param random a {@link java.security.SecureRandom} where ids must be hard to guess
   */
  public TimeOrderedIds(InstantSource clock, RandomGenerator random) {
    this.clock = clock;
    this.random = random;
  }

  @Override
  public synchronized String next() {
    long now = Math.max(0, clock.millis());
    counter++;
    if (now > millis || counter == COUNTER_LIMIT) {
      millis = Math.max(now, millis + 1);
      counter = random.nextInt(COUNTER_START_LIMIT);
    }
    return uuid(millis, counter, random.nextLong()).toString();
  }

  /** The fields of section 5.7: 48 bits of time, version 7, 12 bits, variant 2, 62 bits. */
  static UUID uuid(long millis, int randA, long randB) {
    return new UUID(
        (millis << 16) | 0x7000 | randA, 0x8000_0000_0000_0000L | (randB & (-1L >>> 2)));
  }
}
