package dev.stoa.architecture.violators.everyclasshasalayer.domainlike;

/** Lives in a package that only begins like a layer. */
public record BadNear() {}
