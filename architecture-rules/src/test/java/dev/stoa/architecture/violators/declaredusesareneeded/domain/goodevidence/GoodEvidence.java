package dev.stoa.architecture.violators.declaredusesareneeded.domain.goodevidence;

import dev.stoa.architecture.violators.declaredusesareneeded.domain.debate.DebateRecord;

/** Uses it. */
public record GoodEvidence(DebateRecord debate) {}
