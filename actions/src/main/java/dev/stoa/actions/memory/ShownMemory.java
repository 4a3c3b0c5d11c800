package dev.stoa.actions.memory;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.domain.memory.RedLine;
import io.vavr.control.Option;
import java.time.Instant;

/** A memory. */
record ShownMemory(
    MemoryId memoryId,
    MemoryScope scope,
    MemoryTier tier,
    String content,
    @Param("How much it matters, from 0 to 1.") double importance,
    @Param("How unexpected its recent outcomes were, from 0 to 1.") double surpriseScore,
    @Param("From 0 to 1, which it reaches at 99 outcomes.") double consolidationScore,
    @Param("How often it changed, including the first time.") long updateCount,
    long successCount,
    long failureCount,
    @Param("How often the same content was remembered again.") long reinforcements,
    @Param("Anything else about it.") CanonicalJson metadata,
    Instant createdAt,
    Instant updatedAt,
    Option<Instant> expiresAt,
    @Param("When it last became faster.") Option<Instant> lastPromotionAt,
    @Param("Whether it is protected.") boolean redLine,
    @Param("Why it is protected.") Option<String> redLineReason,
    @Param("Who said it, if that is known.") Option<String> author) {

  static final String[] COLUMNS = {
    "memory_id", "scope", "tier", "importance", "surprise_score", "updated_at", "content"
  };

  static ShownMemory of(Memory memory) {
    Experience experience = memory.experience();
    MemoryTimes times = memory.times();
    return new ShownMemory(
        memory.id(),
        memory.scope(),
        memory.tier(),
        memory.content(),
        memory.importance(),
        experience.surprise(),
        experience.consolidation(),
        experience.updates(),
        experience.successes(),
        experience.failures(),
        experience.reinforcements(),
        memory.metadata(),
        times.createdAt(),
        times.updatedAt(),
        times.expiresAt(),
        times.promotedAt(),
        memory.isProtected(),
        memory.redLine().map(RedLine::reason),
        memory.author());
  }
}
