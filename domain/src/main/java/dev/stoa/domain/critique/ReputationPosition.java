package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;

/** A position in a list of reputations. */
public record ReputationPosition(long proposalsAccepted, AgentName agent) {}
