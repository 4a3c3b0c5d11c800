package dev.stoa.architecture.violators.onlyappseesbootstrap.bootstrap;

/** Is seen. */
public record Wiring() {}
