package dev.stoa.domain.knowledge;

/**
 * A path of the domain tree with its number of entries.
 *
 * @param here entries at exactly this path
 * @param total entries at or below this path
 */
public record DomainBranch(DomainPath path, long here, long total) {}
