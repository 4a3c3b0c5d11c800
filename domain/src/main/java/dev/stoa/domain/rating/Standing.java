package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;

/** A place on a leaderboard: higher ratings first, equal ones by name; also the key to go on. */
public record Standing(AgentName agent, double elo) {}
