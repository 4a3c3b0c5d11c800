package dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.application.debate;

import dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.debate.DebateRecord;

/** Sees its own context in another room. */
public record GoodStep(DebateRecord debate) {}
