package dev.stoa.architecture.violators.dependenciesofadapterpostgres.application;

/** Is seen. */
public record Use() {}
