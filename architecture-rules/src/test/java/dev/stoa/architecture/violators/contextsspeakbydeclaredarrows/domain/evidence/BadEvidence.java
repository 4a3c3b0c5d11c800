package dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.evidence;

import dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.debate.DebateRecord;

/** Sees a whole debate record where its id would do. */
public record BadEvidence(DebateRecord debate) {}
