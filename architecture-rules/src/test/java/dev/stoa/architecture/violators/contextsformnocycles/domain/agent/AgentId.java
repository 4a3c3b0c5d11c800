package dev.stoa.architecture.violators.contextsformnocycles.domain.agent;

/** May be named by all. */
public record AgentId(String value) {}
