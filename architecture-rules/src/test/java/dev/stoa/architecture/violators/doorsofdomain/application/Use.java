package dev.stoa.architecture.violators.doorsofdomain.application;

/** Is seen. */
public record Use() {}
