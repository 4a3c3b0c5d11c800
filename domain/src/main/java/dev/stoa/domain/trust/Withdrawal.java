package dev.stoa.domain.trust;

/** How many items were withdrawn or brought back, with what was made from them. */
public record Withdrawal(long named, long items) {}
