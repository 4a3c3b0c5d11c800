package dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.debate;

/** Is seen. */
public record DebateRecord(DebateId id) {}
