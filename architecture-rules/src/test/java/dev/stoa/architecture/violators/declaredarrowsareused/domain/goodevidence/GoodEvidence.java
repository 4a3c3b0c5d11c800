package dev.stoa.architecture.violators.declaredarrowsareused.domain.goodevidence;

import dev.stoa.architecture.violators.declaredarrowsareused.domain.debate.DebateRecord;

/** Follows the arrow. */
public record GoodEvidence(DebateRecord debate) {}
