package dev.stoa.architecture.violators.packagesformnocycles.domain.task;

import dev.stoa.architecture.violators.packagesformnocycles.domain.task.step.GoodStep;

/** Sees a step, which names it by its id. */
public record GoodTask(GoodStep first) {}
