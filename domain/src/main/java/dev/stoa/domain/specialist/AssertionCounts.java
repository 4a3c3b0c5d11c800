package dev.stoa.domain.specialist;

/**
 * How one assertion fared.
 *
 * @param bonus the mean of what it did to the utility
 * @param retries all retries together
 * @param latencyMs the mean
 */
public record AssertionCounts(
    String name, long results, long passed, double bonus, long retries, double latencyMs) {}
