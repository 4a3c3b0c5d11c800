package dev.stoa.architecture.violators.dependenciesofadaptersqlite.adapter.sqlite;

import dev.stoa.architecture.violators.dependenciesofadaptersqlite.application.Use;

/** Sees a use case. */
public record BadCaller(Use use) {}
