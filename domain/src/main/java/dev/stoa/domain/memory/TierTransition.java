package dev.stoa.domain.memory;

import java.time.Instant;

/** A move of a memory from one tier to another. */
public record TierTransition(
    MemoryId memory,
    MemoryTier from,
    MemoryTier to,
    TransitionReason reason,
    double surprise,
    Instant createdAt) {}
