package dev.stoa.architecture.violators.dependenciesofadapterpostgres.adapter.postgres;

import dev.stoa.architecture.violators.dependenciesofadapterpostgres.adapter.sqlite.Other;

/** Sees the other engine. */
public record BadPool(Other other) {}
