package dev.stoa.domain.memory;

/** A position in a list by strength within a tier. */
public record StrengthPosition(MemoryTier tier, double key, MemoryId id) {

  /** That of a memory. */
  public static StrengthPosition of(MemoryWeight weight) {
    return new StrengthPosition(weight.tier(), weight.strengthKey(), weight.id());
  }
}
