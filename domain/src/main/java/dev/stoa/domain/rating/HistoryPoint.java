package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/**
 * The rating of an agent after a match.
 *
 * @param sequence the position of the match in the log
 */
public record HistoryPoint(long sequence, AgentName agent, double elo, MatchId match, Instant at) {}
