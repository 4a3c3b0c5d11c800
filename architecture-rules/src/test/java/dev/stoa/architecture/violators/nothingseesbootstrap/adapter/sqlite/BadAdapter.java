package dev.stoa.architecture.violators.nothingseesbootstrap.adapter.sqlite;

import dev.stoa.architecture.violators.nothingseesbootstrap.bootstrap.Wiring;

/** Sees the wiring. */
public record BadAdapter(Wiring wiring) {}
