package dev.stoa.domain.rating;

import java.time.Instant;

/** How a tournament ended, and when that was recorded. */
public record Decision(OutcomeName winner, Instant at) {}
