package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/**
 * What an agent was rated right after a match.
 *
 * @param sequence the match's place in the log
 */
public record HistoryPoint(long sequence, AgentName agent, double elo, MatchId match, Instant at) {}
