package dev.stoa.architecture.violators.doorsofadapterjooq.adapter.jooq;

import dev.stoa.architecture.violators.doorsofadapterjooq.application.Use;

/** Sees a use case. */
public record BadCaller(Use use) {}
