package dev.stoa.domain.memory;

import io.vavr.control.Option;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * The instants of a memory.
 *
 * @param updatedAt what it fades from
 * @param expiresAt from when on nobody recalls it
 * @param promotedAt when it last became faster
 */
public record MemoryTimes(
    Instant createdAt, Instant updatedAt, Option<Instant> expiresAt, Option<Instant> promotedAt) {

  private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");
  private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59Z");

  /** The instant as every store keeps it: in microseconds, and of a year from 1 to 9999. */
  static Instant storable(String field, Instant instant) {
    if (instant.isBefore(EARLIEST) || instant.isAfter(LATEST)) {
      throw new IllegalArgumentException(field + " is " + instant + ": give a year from 1 to 9999");
    }
    return instant.truncatedTo(ChronoUnit.MICROS);
  }

  /** Of a memory made now. */
  public static MemoryTimes from(Instant now, Option<Instant> expiresAt) {
    return new MemoryTimes(now, now, expiresAt, Option.none());
  }

  /** Whether nobody recalls it any more. */
  public boolean isExpired(Instant now) {
    return expiresAt.exists(end -> !end.isAfter(now));
  }

  MemoryTimes touched(Instant now) {
    return new MemoryTimes(createdAt, latest(updatedAt, now), expiresAt, promotedAt);
  }

  MemoryTimes promoted(Instant now) {
    return new MemoryTimes(createdAt, latest(updatedAt, now), expiresAt, Option.some(now));
  }

  MemoryTimes expiring(Option<Instant> at) {
    return new MemoryTimes(createdAt, updatedAt, at, promotedAt);
  }

  /** Clocks of two processes differ: what was fresh does not grow older by being touched. */
  private static Instant latest(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
