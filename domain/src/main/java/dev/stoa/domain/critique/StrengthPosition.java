package dev.stoa.domain.critique;

/** A position in a list by strength. */
public record StrengthPosition(double strength, PatternId id) {}
