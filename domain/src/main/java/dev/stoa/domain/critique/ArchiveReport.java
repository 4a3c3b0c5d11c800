package dev.stoa.domain.critique;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What one batch of archiving did.
 *
 * @param examined how many old patterns were looked at
 * @param next where the next batch begins, if there may be more
 */
public record ArchiveReport(int examined, Seq<PatternId> archived, Option<AgePosition> next) {}
