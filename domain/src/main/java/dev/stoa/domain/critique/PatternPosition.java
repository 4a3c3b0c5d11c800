package dev.stoa.domain.critique;

/** A position in a list by strength. */
public record PatternPosition(double strength, PatternId id) {}
