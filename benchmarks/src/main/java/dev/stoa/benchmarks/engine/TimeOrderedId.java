package dev.stoa.benchmarks.engine;

import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

/** Ids as RFC 9562 describes version 7: those made later sort later, which keeps an index local. */
public final class TimeOrderedId {

  private static final int COUNTER_BITS = 12;
  private static final long COUNTER_MASK = (1 << COUNTER_BITS) - 1;
  private static final long VERSION = 7L << COUNTER_BITS;
  private static final long VARIANT = 0b10L << 62;
  private static final AtomicLong LAST = new AtomicLong();

  private TimeOrderedId() {}

  public static String next() {
    long now = System.currentTimeMillis() << COUNTER_BITS;
    long ticks = LAST.updateAndGet(last -> Math.max(last + 1, now));
    long high = (ticks >>> COUNTER_BITS) << 16 | VERSION | (ticks & COUNTER_MASK);
    long low = VARIANT | (ThreadLocalRandom.current().nextLong() >>> 2);
    return new UUID(high, low).toString();
  }
}
