package dev.stoa.architecture.violators.doorsofbootstrap.attic;

/** Is seen. */
public record Stray() {}
