package dev.stoa.architecture.violators.contextsusewhattheydeclare.application.rating;

import dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.debate.DebateRecord;

/** Declared in domain, not here. */
public record BadStep(DebateRecord debate) {}
