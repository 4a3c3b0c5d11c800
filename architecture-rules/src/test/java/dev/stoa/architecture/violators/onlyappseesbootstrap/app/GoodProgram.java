package dev.stoa.architecture.violators.onlyappseesbootstrap.app;

import dev.stoa.architecture.violators.onlyappseesbootstrap.bootstrap.Wiring;

/** A program may see the wiring. */
public record GoodProgram(Wiring wiring) {}
