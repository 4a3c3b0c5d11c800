package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;

/** The bucket of one agent within a scope. */
public record AgentBucket(AgentName agent, CalibrationScope scope, ReliabilityBucket bucket) {}
