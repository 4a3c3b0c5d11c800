package dev.stoa.architecture.violators.everyclasshasaroom;

/** Lives in the root itself. */
public record BadRoot() {}
