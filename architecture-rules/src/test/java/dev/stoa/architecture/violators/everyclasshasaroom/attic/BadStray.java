package dev.stoa.architecture.violators.everyclasshasaroom.attic;

/** Lives where no rule looks. */
public record BadStray() {}
