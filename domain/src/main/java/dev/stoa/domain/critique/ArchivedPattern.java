package dev.stoa.domain.critique;

import java.time.Instant;

/** A pattern put away, as it was then. */
public record ArchivedPattern(CritiquePattern pattern, Instant archivedAt) {}
