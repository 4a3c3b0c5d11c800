package dev.stoa.architecture.violators.dependenciesofadapterjooq.application;

/** Is seen. */
public record Use() {}
