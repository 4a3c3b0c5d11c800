package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;

/**
 * A position on a leaderboard: higher ratings first, ties by name; also the key of the next page.
 */
public record Standing(AgentName agent, double elo) {}
