package dev.stoa.domain.rating;

import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The end of the log, and which of the matches to add it contains.
 *
 * @param sequence the last sequence, or 0
 * @param at when the last match was recorded
 * @param known the given matches that are recorded already
 */
public record LogEnd(long sequence, Option<Instant> at, Map<MatchId, RatedMatch> known) {}
