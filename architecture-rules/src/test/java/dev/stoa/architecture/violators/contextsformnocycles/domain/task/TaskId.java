package dev.stoa.architecture.violators.contextsformnocycles.domain.task;

/** May be named by all. */
public record TaskId(String value) {}
