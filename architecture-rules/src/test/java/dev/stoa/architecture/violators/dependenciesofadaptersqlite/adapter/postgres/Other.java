package dev.stoa.architecture.violators.dependenciesofadaptersqlite.adapter.postgres;

/** Is seen. */
public record Other() {}
