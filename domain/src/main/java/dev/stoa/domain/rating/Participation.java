package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;

/**
 * One agent's part in a match, and what it did to its rating.
 *
 * @param elo the agent's rating after the match
 */
public record Participation(
    AgentName agent, double score, double change, double multiplier, double elo) {}
