package dev.stoa.architecture.violators.everyclasshasalayer.attic;

/** Lives where no rule looks. */
public record BadStray() {}
