package dev.stoa.architecture.violators.dependenciesofadapterpostgres.adapter.sqlite;

/** Is seen. */
public record Other() {}
