package dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.application.rating;

import dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.debate.DebateRecord;

/** The arrow was declared in domain, not here. */
public record BadStep(DebateRecord debate) {}
