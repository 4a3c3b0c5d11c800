package dev.stoa.architecture.violators.doorsofbootstrap.bootstrap;

import dev.stoa.architecture.violators.doorsofbootstrap.attic.Stray;

/** Sees a room without rules. */
public record BadWiring(Stray stray) {}
