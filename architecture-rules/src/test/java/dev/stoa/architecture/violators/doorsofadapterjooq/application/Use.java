package dev.stoa.architecture.violators.doorsofadapterjooq.application;

/** Is seen. */
public record Use() {}
