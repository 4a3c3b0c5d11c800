package dev.stoa.domain.correction;

/**
 * A correction that holds, and how one that is about to be recorded stands to it.
 *
 * @param contradicts whether their claims contradict each other
 */
public record RelatedCorrection(
    Correction correction, ScopeRelation relation, boolean contradicts) {}
