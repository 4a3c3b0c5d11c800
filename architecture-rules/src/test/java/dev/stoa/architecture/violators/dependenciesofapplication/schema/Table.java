package dev.stoa.architecture.violators.dependenciesofapplication.schema;

/** Is seen. */
public record Table() {}
