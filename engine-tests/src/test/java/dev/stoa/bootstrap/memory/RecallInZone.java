package dev.stoa.bootstrap.memory;

import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.memory.MemoryExpiry;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Remembers, waits and recalls by its own clock, and returns what was recalled. */
final class RecallInZone {

  private RecallInZone() {}

  static String run(String url) {
    AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-03-29T00:30:00Z"));
    AtomicInteger ids = new AtomicInteger();
    try (Storage storage = Storages.open(StorageConfig.of(url))) {
      MemoryOperations memory =
          new MemoryOperations(storage, now::get, () -> "m" + ids.incrementAndGet(), List.of());
      StringBuilder text = new StringBuilder();
      for (MemoryTier tier : MemoryTier.values()) {
        memory.remember(Remember.of("tier " + tier).tier(tier)).get();
        memory
            .remember(Remember.of("brief " + tier).tier(tier).timeToLive(Duration.ofHours(2)))
            .get();
      }
      for (int hour = 0; hour < 6; hour++) {
        now.updateAndGet(instant -> instant.plus(Duration.ofMinutes(45)));
        memory
            .recall(Recall.strongest().limit(20))
            .get()
            .forEach(
                one -> text.append(one.memory().id()).append('=').append(one.score()).append('\n'));
        text.append(memory.expire(MemoryExpiry.USUAL)).append('\n');
      }
      return text.toString();
    }
  }
}
