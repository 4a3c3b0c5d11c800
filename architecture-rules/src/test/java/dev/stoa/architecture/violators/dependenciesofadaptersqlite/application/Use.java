package dev.stoa.architecture.violators.dependenciesofadaptersqlite.application;

/** Is seen. */
public record Use() {}
