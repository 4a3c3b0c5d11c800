package dev.stoa.architecture.violators.dependenciesofadapterjooq.adapter.jooq;

import dev.stoa.architecture.violators.dependenciesofadapterjooq.adapter.sqlite.Pool;

/** Sees one engine. */
public record BadEngine(Pool pool) {}
