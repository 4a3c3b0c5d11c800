package dev.stoa.architecture.violators.onlyappseesbootstrap.adapter.sqlite;

import dev.stoa.architecture.violators.onlyappseesbootstrap.bootstrap.Wiring;

/** Sees the wiring. */
public record BadAdapter(Wiring wiring) {}
