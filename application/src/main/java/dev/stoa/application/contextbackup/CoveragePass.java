package dev.stoa.application.contextbackup;

import dev.stoa.domain.contextbackup.ContextBackup;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.contextbackup.GapPosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What one pass of the coverage job did.
 *
 * @param next where the next pass begins; none if this one came to the end
 * @param coverage after the pass
 */
public record CoveragePass(
    Seq<ContextBackup> stored,
    Seq<CoverageFailure> failures,
    Option<GapPosition> next,
    CoverageCount coverage) {}
