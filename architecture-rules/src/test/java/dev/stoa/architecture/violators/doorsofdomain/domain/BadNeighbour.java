package dev.stoa.architecture.violators.doorsofdomain.domain;

import dev.stoa.architecture.violators.doorsofdomain.application.Use;

/** Sees a room it may not. */
public record BadNeighbour(Use[] uses) {}
