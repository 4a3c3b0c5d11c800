package dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.kernel;

/** Is open to all. */
public record Name(String value) {}
