package dev.stoa.architecture.violators.dependenciesofschema.schema;

import dev.stoa.architecture.violators.dependenciesofschema.domain.Thing;

/** Sees the domain. */
public record BadTable(Thing thing) {}
