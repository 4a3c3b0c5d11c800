package dev.stoa.architecture.violators.doorsofschema.schema;

import dev.stoa.architecture.violators.doorsofschema.domain.Thing;

/** Sees the domain. */
public record BadTable(Thing thing) {}
