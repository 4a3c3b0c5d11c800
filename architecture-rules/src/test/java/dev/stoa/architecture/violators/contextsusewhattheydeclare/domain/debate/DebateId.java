package dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.debate;

/** May be named by all. */
public record DebateId(String value) {}
