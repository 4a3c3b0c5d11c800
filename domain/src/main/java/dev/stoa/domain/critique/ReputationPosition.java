package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;

/** Where a listing of reputations stands. */
public record ReputationPosition(long proposalsAccepted, AgentName agent) {}
