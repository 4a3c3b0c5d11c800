package dev.stoa.architecture.violators.doorsofadapterpostgres.application;

/** Is seen. */
public record Use() {}
