package dev.stoa.architecture.violators.everyclasshasalayer;

/** Lives in the root itself. */
public record BadRoot() {}
