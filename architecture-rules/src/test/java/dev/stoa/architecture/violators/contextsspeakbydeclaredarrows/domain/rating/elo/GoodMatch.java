package dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.rating.elo;

import dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.debate.DebateRecord;

/** Sees along the arrow of the context it is part of. */
public record GoodMatch(DebateRecord debate) {}
