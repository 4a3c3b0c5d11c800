package dev.stoa.domain.memory;

import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;
import java.time.Instant;

/** Memories to try rules on. */
final class SomeMemories {

  static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");

  private SomeMemories() {}

  static Memory in(MemoryTier tier) {
    return Remember.of("retries need jitter").tier(tier).as(new MemoryId("m"), NOW);
  }

  static Memory with(MemoryTier tier, double surprise, long updates, Option<Instant> promotedAt) {
    return new Memory(
        new MemoryId("m"),
        MemoryScope.SHARED,
        tier,
        "x",
        0.5,
        new Experience(surprise, 0, updates, 0, 0, 0),
        CanonicalJson.EMPTY_OBJECT,
        new MemoryTimes(NOW, NOW, Option.none(), promotedAt),
        Option.none());
  }
}
