package dev.stoa.domain.trust;

/**
 * How many items were withdrawn or brought back by a quarantine.
 *
 * @param named how many it names
 * @param items how many changed, with what was made from those
 */
public record Withdrawal(QuarantineId quarantine, long named, long items) {}
