package dev.stoa.architecture.violators.doorsofadaptersqlite.adapter.sqlite;

import dev.stoa.architecture.violators.doorsofadaptersqlite.application.Use;

/** Sees a use case. */
public record BadCaller(Use use) {}
