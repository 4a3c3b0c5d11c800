package dev.stoa.domain.memory;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * The instants of a memory.
 *
 * @param updatedAt what it fades from
 * @param expiresAt the instant from which it is not recalled
 * @param promotedAt when it last became faster
 */
public record MemoryTimes(
    Instant createdAt, Instant updatedAt, Option<Instant> expiresAt, Option<Instant> promotedAt) {

  private static final int PARTS = 10;

  /** Of a memory made now. */
  public static MemoryTimes from(Instant now, Option<Instant> expiresAt) {
    return new MemoryTimes(now, now, expiresAt, Option.none());
  }

  /** Refuses a time to live that is none, or longer than instants are. */
  public static void requireLength(Duration timeToLive) {
    if (timeToLive.isNegative()
        || timeToLive.isZero()
        || timeToLive.compareTo(Instants.LONGEST) > 0) {
      throw new InvalidValue(
          "time to live "
              + timeToLive
              + " is out of range: give more than zero, at most "
              + Instants.LONGEST.toDays()
              + " days");
    }
  }

  /**
   * With at least this long to live; none if it does not expire, has expired, or would gain less
   * than a tenth, so that reading often writes seldom.
   */
  Option<MemoryTimes> renewed(Duration timeToLive, Instant now) {
    Instant until = Instants.after("expires_at", now, timeToLive);
    Instant soon = until.minus(timeToLive.dividedBy(PARTS));
    return expiresAt
        .filter(end -> end.isAfter(now) && !end.isAfter(soon))
        .map(end -> expiring(Option.some(until)));
  }

  /** Whether it has expired. */
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
