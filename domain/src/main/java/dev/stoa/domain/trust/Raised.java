package dev.stoa.domain.trust;

/** What raised the trust of an item, and how far. */
public record Raised(Trust to, String by) {}
