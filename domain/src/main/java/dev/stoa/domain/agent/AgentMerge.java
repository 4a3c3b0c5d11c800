package dev.stoa.domain.agent;

import io.vavr.collection.Map;

/** The result of a merge: the merged agent, the remaining one, and how many things moved. */
public record AgentMerge(Agent merged, Agent into, Map<String, Long> moved) {}
