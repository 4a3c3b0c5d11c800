package dev.stoa.architecture.violators.contextsusewhattheydeclare.application.debate;

import dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.debate.DebateRecord;

/** Sees its own context in another layer. */
public record GoodStep(DebateRecord debate) {}
