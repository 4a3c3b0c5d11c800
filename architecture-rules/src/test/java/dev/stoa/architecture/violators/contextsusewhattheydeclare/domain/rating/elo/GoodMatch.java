package dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.rating.elo;

import dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.debate.DebateRecord;

/** Uses what its context declares. */
public record GoodMatch(DebateRecord debate) {}
