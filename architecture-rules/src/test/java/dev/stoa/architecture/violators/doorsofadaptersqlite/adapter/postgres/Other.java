package dev.stoa.architecture.violators.doorsofadaptersqlite.adapter.postgres;

/** Is seen. */
public record Other() {}
