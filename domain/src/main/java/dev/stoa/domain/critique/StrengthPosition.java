package dev.stoa.domain.critique;

/** Where a listing by strength stands. */
public record StrengthPosition(double strength, PatternId id) {}
