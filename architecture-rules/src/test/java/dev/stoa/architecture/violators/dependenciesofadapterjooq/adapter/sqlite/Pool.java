package dev.stoa.architecture.violators.dependenciesofadapterjooq.adapter.sqlite;

/** Is seen. */
public record Pool() {}
