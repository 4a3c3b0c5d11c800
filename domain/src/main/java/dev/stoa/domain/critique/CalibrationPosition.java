package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;

/** Where a listing of reputations by calibration stands. */
public record CalibrationPosition(double calibration, AgentName agent) {}
