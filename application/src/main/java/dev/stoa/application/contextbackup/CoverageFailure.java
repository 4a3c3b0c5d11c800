package dev.stoa.application.contextbackup;

import dev.stoa.domain.contextbackup.CoverageGap;

/** A gap that the coverage job could not fill. */
public record CoverageFailure(CoverageGap gap, String reason) {}
