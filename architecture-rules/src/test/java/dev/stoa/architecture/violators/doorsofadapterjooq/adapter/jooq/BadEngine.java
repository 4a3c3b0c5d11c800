package dev.stoa.architecture.violators.doorsofadapterjooq.adapter.jooq;

import dev.stoa.architecture.violators.doorsofadapterjooq.adapter.sqlite.Pool;

/** Sees one engine. */
public record BadEngine(Pool pool) {}
