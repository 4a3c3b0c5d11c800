package dev.stoa.architecture.violators.everyclasshasaroom.domainlike;

/** Lives in a package that only begins like a room. */
public record BadNear() {}
