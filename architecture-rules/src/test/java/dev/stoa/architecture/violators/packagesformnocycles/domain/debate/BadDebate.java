package dev.stoa.architecture.violators.packagesformnocycles.domain.debate;

import dev.stoa.architecture.violators.packagesformnocycles.domain.debate.vote.BadVote;

/** Sees the vote that sees it, in a package of the same context. */
public record BadDebate(BadVote vote) {}
