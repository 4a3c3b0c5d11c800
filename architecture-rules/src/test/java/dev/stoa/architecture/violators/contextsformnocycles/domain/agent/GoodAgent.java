package dev.stoa.architecture.violators.contextsformnocycles.domain.agent;

import dev.stoa.architecture.violators.contextsformnocycles.domain.task.TaskId;

/** Names the other by id, as the other names it. */
public record GoodAgent(TaskId task) {}
