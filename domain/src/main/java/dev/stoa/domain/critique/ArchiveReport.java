package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The result of one batch of archiving.
 *
 * @param examined the number of old patterns examined
 * @param next where the next batch begins, if there may be more
 */
public record ArchiveReport(
    int examined, Seq<PatternId> archived, Option<TimePosition<PatternId>> next) {}
