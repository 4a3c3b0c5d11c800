package dev.stoa.imports.run;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryBuilder;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import io.vavr.control.Option;

/** Memories of systems that know no tiers, importance or experience. */
public final class ImportedMemory {

  private static final double USUAL_IMPORTANCE = 0.5;

  private ImportedMemory() {}

  /** A memory of the tier slow. */
  public static Memory of(
      MemoryId id, MemoryScope scope, String content, CanonicalJson metadata, MemoryTimes times) {
    return MemoryBuilder.builder()
        .id(id)
        .scope(scope)
        .tier(MemoryTier.SLOW)
        .content(content)
        .importance(USUAL_IMPORTANCE)
        .experience(Experience.NONE)
        .metadata(metadata)
        .times(times)
        .redLine(Option.none())
        .author(Option.none())
        .labels(MemoryLabels.NONE)
        .validity(Validity.ALWAYS)
        .successor(Option.none())
        .build();
  }
}
