package dev.stoa.architecture.violators.dependenciesofbootstrap.bootstrap;

import dev.stoa.architecture.violators.dependenciesofbootstrap.attic.Stray;

/** Sees a layer without rules. */
public record BadWiring(Stray stray) {}
