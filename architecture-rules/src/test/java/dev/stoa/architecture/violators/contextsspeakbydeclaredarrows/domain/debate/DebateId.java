package dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.debate;

/** May be named by all. */
public record DebateId(String value) {}
