package dev.stoa.architecture.violators.declaredarrowsareused.domain.debate;

/** Is seen, or not. */
public record DebateRecord() {}
