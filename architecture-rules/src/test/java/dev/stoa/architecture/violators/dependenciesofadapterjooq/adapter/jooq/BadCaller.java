package dev.stoa.architecture.violators.dependenciesofadapterjooq.adapter.jooq;

import dev.stoa.architecture.violators.dependenciesofadapterjooq.application.Use;

/** Sees a use case. */
public record BadCaller(Use use) {}
