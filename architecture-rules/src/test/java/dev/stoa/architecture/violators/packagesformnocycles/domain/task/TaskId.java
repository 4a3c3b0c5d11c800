package dev.stoa.architecture.violators.packagesformnocycles.domain.task;

/** May be named by all. */
public record TaskId(String value) {}
