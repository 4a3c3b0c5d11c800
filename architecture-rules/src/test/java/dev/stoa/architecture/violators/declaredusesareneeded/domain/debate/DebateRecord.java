package dev.stoa.architecture.violators.declaredusesareneeded.domain.debate;

/** Is seen, or not. */
public record DebateRecord() {}
