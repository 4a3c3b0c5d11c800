package dev.stoa.domain.agent;

/** A claim and what came of it. */
public record AgentTaskResult(AgentTaskClaim claim, AgentTaskOutput printed) {}
