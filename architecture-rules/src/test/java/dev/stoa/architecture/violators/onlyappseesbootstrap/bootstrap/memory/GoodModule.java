package dev.stoa.architecture.violators.onlyappseesbootstrap.bootstrap.memory;

import dev.stoa.architecture.violators.onlyappseesbootstrap.bootstrap.Wiring;

/** Wiring may see wiring. */
public record GoodModule(Wiring wiring) {}
