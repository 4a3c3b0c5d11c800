package dev.stoa.domain.agent;

/** A claim and its result. */
public record AgentTaskResult(AgentTaskClaim claim, AgentTaskOutput printed) {}
