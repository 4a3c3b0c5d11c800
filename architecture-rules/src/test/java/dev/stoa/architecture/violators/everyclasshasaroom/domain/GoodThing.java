package dev.stoa.architecture.violators.everyclasshasaroom.domain;

/** Lives in a room. */
public record GoodThing() {}
