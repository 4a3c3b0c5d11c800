package dev.stoa.application.correction;

import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionId;
import io.vavr.collection.Seq;

/**
 * A correction that was recorded.
 *
 * @param replaced those whose place it took
 */
public record RecordedCorrection(Correction correction, Seq<CorrectionId> replaced) {}
