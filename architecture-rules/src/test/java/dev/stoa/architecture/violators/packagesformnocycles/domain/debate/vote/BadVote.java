package dev.stoa.architecture.violators.packagesformnocycles.domain.debate.vote;

import dev.stoa.architecture.violators.packagesformnocycles.domain.debate.BadDebate;

/** Sees the debate that sees it. */
public record BadVote(BadDebate debate) {}
