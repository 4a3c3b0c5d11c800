package dev.stoa.architecture.violators.contextsformnocycles.domain.task;

import dev.stoa.architecture.violators.contextsformnocycles.domain.agent.AgentId;

/** Names the other by id, as the other names it. */
public record GoodTask(AgentId agent) {}
