package dev.stoa.architecture.violators.nothingseesbootstrap.bootstrap;

/** Is seen. */
public record Wiring() {}
