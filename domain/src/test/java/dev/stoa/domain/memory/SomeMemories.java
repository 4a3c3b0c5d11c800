package dev.stoa.domain.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Validity;
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
    return MemoryBuilder.builder()
        .id(new MemoryId("m"))
        .scope(MemoryScope.SHARED)
        .tier(tier)
        .content("x")
        .importance(0.5)
        .experience(new Experience(surprise, 0, updates, 0, 0, 0))
        .metadata(CanonicalJson.EMPTY_OBJECT)
        .times(new MemoryTimes(NOW, NOW, Option.none(), promotedAt))
        .redLine(Option.none())
        .author(Option.none())
        .labels(MemoryLabels.NONE)
        .validity(Validity.ALWAYS)
        .successor(Option.none())
        .build();
  }
}
