package dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.evidence;

import dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.debate.DebateRecord;

/** Sees a whole debate record where its id would do. */
public record BadEvidence(DebateRecord debate) {}
