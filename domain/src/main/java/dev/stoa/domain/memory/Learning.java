package dev.stoa.domain.memory;

import java.time.Instant;

/** A memory after an outcome, and the outcome as it is kept. */
public record Learning(Memory memory, MemoryOutcome outcome) {

  /** What a memory learns from an outcome. */
  public static Learning from(
      Memory memory, Outcome outcome, SurpriseWeights weights, Instant now) {
    Memory after = memory.after(outcome, weights, now);
    double expected = memory.experience().successRate();
    return new Learning(
        after,
        MemoryOutcomeBuilder.builder()
            .memory(memory.id())
            .outcome(outcome)
            .expected(expected)
            .surprise(weights.of(outcome, expected))
            .surpriseBefore(memory.experience().surprise())
            .surpriseAfter(after.experience().surprise())
            .consolidation(after.experience().consolidation())
            .createdAt(now)
            .build());
  }
}
