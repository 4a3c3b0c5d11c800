package dev.stoa.application.evidence;

import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.Evidence;

/** Evidence with how a debate cites it. */
public record CitedEvidence(Evidence evidence, Citation citation) {}
