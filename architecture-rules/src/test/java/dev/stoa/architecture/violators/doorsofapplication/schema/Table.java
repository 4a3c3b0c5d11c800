package dev.stoa.architecture.violators.doorsofapplication.schema;

/** Is seen. */
public record Table() {}
