package dev.stoa.architecture.violators.dependenciesofadaptersqlite.adapter.sqlite;

import dev.stoa.architecture.violators.dependenciesofadaptersqlite.adapter.postgres.Other;

/** Sees the other engine. */
public record BadPool(Other other) {}
