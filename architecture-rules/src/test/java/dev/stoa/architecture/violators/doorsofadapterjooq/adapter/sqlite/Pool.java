package dev.stoa.architecture.violators.doorsofadapterjooq.adapter.sqlite;

/** Is seen. */
public record Pool() {}
