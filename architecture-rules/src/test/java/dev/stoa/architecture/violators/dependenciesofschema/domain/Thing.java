package dev.stoa.architecture.violators.dependenciesofschema.domain;

/** Is seen. */
public record Thing() {}
