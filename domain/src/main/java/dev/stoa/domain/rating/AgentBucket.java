package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;

/** The bucket of one agent, overall or in one discipline. */
public record AgentBucket(
    AgentName agent, DisciplineFilter disciplines, ReliabilityBucket bucket) {}
