package dev.stoa.architecture.violators.doorsofadaptersqlite.adapter.sqlite;

import dev.stoa.architecture.violators.doorsofadaptersqlite.adapter.postgres.Other;

/** Sees the other engine. */
public record BadPool(Other other) {}
