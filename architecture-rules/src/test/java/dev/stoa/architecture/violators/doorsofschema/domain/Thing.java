package dev.stoa.architecture.violators.doorsofschema.domain;

/** Is seen. */
public record Thing() {}
