package dev.stoa.application.correction;

import dev.stoa.domain.correction.CorrectionId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A part of the corrections whose effective confidence was computed anew.
 *
 * @param swept how many there were
 * @param pruned those that were removed
 * @param next where to go on; none at the end
 */
public record Sweep(long swept, Seq<CorrectionId> pruned, Option<CorrectionId> next) {}
