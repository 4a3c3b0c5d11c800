package dev.stoa.domain.knowledge;

/**
 * A path of the tree of domains, and how much is known there.
 *
 * @param here entries of exactly this path
 * @param total entries of this path and everything below it
 */
public record DomainBranch(DomainPath path, long here, long total) {}
