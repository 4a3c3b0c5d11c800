package dev.stoa.domain.critique;

import java.time.Instant;

/**
 * Where a listing by score stands.
 *
 * @param asOf the instant the scores are of: scores fade, so all pages are of one instant
 */
public record RankPosition(Instant asOf, double score, PatternId id) {}
