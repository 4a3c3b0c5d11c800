package dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.kernel;

/** Is open to all. */
public record Name(String value) {}
