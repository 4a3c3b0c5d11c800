package dev.stoa.domain.critique;

import java.time.Instant;

/** An archived pattern, as it was when it was archived. */
public record ArchivedPattern(CritiquePattern pattern, Instant archivedAt) {}
