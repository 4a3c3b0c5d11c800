package dev.stoa.architecture.violators.dependenciesofbootstrap.attic;

/** Is seen. */
public record Stray() {}
