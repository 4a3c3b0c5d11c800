package dev.stoa.architecture.violators.dependenciesofdomain.application;

/** Is seen. */
public record Use() {}
