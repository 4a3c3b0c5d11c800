package dev.stoa.architecture.violators.barenounsnamenotype.domain;

/** Says which. */
public record GoodQuerySession() {}
