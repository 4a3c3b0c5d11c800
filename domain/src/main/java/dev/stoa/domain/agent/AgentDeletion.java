package dev.stoa.domain.agent;

import io.vavr.collection.Map;

/** What a deletion removed: the agent, and how many things of each kind it owned. */
public record AgentDeletion(Agent agent, Map<String, Long> removed) {}
