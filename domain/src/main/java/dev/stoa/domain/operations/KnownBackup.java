package dev.stoa.domain.operations;

import java.time.Instant;

/** A backup that was made before an erasure, and holds the subject until it is removed. */
public record KnownBackup(String name, Instant createdAt, long bytes) {}
