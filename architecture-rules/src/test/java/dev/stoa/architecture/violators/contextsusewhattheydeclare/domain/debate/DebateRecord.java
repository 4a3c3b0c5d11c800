package dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.debate;

/** Is seen. */
public record DebateRecord(DebateId id) {}
