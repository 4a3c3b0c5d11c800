package dev.stoa.architecture.violators.dependenciesofadapterpostgres.adapter.postgres;

import dev.stoa.architecture.violators.dependenciesofadapterpostgres.application.Use;

/** Sees a use case. */
public record BadCaller(Use use) {}
