package dev.stoa.architecture.violators.nothingseesbootstrap.bootstrap.memory;

import dev.stoa.architecture.violators.nothingseesbootstrap.bootstrap.Wiring;

/** Wiring may see wiring. */
public record GoodModule(Wiring wiring) {}
