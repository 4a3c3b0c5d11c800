package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;

/** A position in a list of reputations by calibration. */
public record CalibrationPosition(double calibration, AgentName agent) {}
