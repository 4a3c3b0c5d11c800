package dev.stoa.domain.trust;

/** An item was made from another. */
public record Derivation(ItemRef child, ItemRef parent) {}
