package dev.stoa.architecture.violators.doorsofadapterpostgres.adapter.sqlite;

/** Is seen. */
public record Other() {}
