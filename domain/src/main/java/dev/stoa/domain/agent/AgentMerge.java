package dev.stoa.domain.agent;

import io.vavr.collection.Map;

/** What a merge did: who is gone, who carries on, and how many things changed hands. */
public record AgentMerge(Agent merged, Agent into, Map<String, Long> moved) {}
