package dev.stoa.architecture.violators.doorsofadapterpostgres.adapter.postgres;

import dev.stoa.architecture.violators.doorsofadapterpostgres.adapter.sqlite.Other;

/** Sees the other engine. */
public record BadPool(Other other) {}
