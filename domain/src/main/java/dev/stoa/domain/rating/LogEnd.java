package dev.stoa.domain.rating;

import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The end of the log, and what it holds of the matches that are to be added.
 *
 * @param sequence the last one, or 0
 * @param at when the last match was recorded
 * @param known those of the asked matches that were recorded already
 */
public record LogEnd(long sequence, Option<Instant> at, Map<MatchId, RatedMatch> known) {}
