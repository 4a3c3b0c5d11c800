package dev.stoa.architecture.sample.domain.rating;

import dev.stoa.architecture.sample.domain.memory.Memory;
import java.time.Clock;
import java.time.Instant;
import java.util.Random;

/** Sees a whole memory, as its package declares. */
public record Rating(RatingId id, Memory memory) {

  public static Random seeded(long seed) {
    return new Random(seed);
  }

  public static Instant at(Clock clock) {
    return Instant.now(clock);
  }
}
