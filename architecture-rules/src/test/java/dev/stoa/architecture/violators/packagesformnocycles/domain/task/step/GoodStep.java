package dev.stoa.architecture.violators.packagesformnocycles.domain.task.step;

import dev.stoa.architecture.violators.packagesformnocycles.domain.task.TaskId;

/** Names its task by its id. */
public record GoodStep(TaskId task) {}
