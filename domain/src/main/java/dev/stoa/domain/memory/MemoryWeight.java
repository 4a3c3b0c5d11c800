package dev.stoa.domain.memory;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/** What a memory counts, without what it says: enough to rank it. */
@RecordBuilder
public record MemoryWeight(
    MemoryId id,
    MemoryTier tier,
    double importance,
    double surprise,
    Instant updatedAt,
    Option<Instant> expiresAt,
    MemoryKind kind,
    boolean resolved) {

  /** What it counted when it was last touched: no instant gives it more. */
  public double base() {
    return importance * (1 + surprise);
  }

  /** What is left of it at the instant, from 1 to 0. */
  public double decayAt(Instant now) {
    return Decay.factor(tier, Duration.between(updatedAt, now));
  }

  /** What it counts at the instant. */
  public double strengthAt(Instant now) {
    return base() * decayAt(now);
  }

  /** Orders it among those of its tier, whatever the instant. */
  public double strengthKey() {
    return Decay.key(tier, base(), updatedAt);
  }

  /** Whether it has expired. */
  public boolean isExpired(Instant now) {
    return expiresAt.exists(end -> !end.isAfter(now));
  }
}
