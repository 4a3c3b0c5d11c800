package dev.stoa.adapter.http.exchange;

import java.time.Duration;

/**
 * How much of a request is read, and for how long.
 *
 * @param body the most bytes of a body
 * @param lines the most bytes of JSON Lines, which are not held in memory
 * @param time in which a body must arrive
 * @param memory of all bodies that are held
 */
public record BodyLimits(long body, long lines, Duration time, BodyMemory memory) {}
