package dev.stoa.architecture.violators.contextsformnocycles.domain.debate;

import dev.stoa.architecture.violators.contextsformnocycles.domain.evidence.BadEvidence;

/** Sees the evidence that sees it. */
public record BadDebate(BadEvidence evidence) {}
