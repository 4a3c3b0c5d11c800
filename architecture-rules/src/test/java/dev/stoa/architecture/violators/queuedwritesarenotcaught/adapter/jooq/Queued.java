package dev.stoa.architecture.violators.queuedwritesarenotcaught.adapter.jooq;

/** Marks a write that may wait. */
public @interface Queued {}
