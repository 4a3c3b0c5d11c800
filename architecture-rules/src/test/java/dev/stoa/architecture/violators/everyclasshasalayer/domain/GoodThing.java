package dev.stoa.architecture.violators.everyclasshasalayer.domain;

/** Lives in a layer. */
public record GoodThing() {}
