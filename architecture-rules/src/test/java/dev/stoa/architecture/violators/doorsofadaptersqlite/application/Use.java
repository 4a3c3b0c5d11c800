package dev.stoa.architecture.violators.doorsofadaptersqlite.application;

/** Is seen. */
public record Use() {}
