package dev.stoa.domain.critique;

import java.time.Instant;

/** Where a listing by age stands. */
public record AgePosition(Instant updatedAt, PatternId id) {}
