package dev.stoa.architecture.violators.contextsformnocycles.domain.evidence;

import dev.stoa.architecture.violators.contextsformnocycles.domain.debate.BadDebate;

/** Sees the debate that sees it. */
public record BadEvidence(BadDebate debate) {}
