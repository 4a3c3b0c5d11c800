package dev.stoa.domain.memory;

import io.vavr.control.Option;
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

  /** Of a memory made now. */
  public static MemoryTimes from(Instant now, Option<Instant> expiresAt) {
    return new MemoryTimes(now, now, expiresAt, Option.none());
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
