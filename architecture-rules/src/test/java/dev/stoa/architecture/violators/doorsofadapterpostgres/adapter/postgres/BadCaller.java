package dev.stoa.architecture.violators.doorsofadapterpostgres.adapter.postgres;

import dev.stoa.architecture.violators.doorsofadapterpostgres.application.Use;

/** Sees a use case. */
public record BadCaller(Use use) {}
