package dev.stoa.architecture.violators.dependenciesofdomain.domain;

import dev.stoa.architecture.violators.dependenciesofdomain.application.Use;

/** Sees a layer it may not. */
public record BadNeighbour(Use[] uses) {}
