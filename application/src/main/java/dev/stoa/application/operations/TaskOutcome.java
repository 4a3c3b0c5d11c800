package dev.stoa.application.operations;

/**
 * What a maintenance task did, or would do.
 *
 * @param changed how many things it changed
 * @param more whether there is more to do, which the next run does
 */
public record TaskOutcome(long changed, boolean more) {}
