package dev.stoa.application.evidence;

import dev.stoa.domain.evidence.Evidence;

/**
 * Evidence that matches a query.
 *
 * @param relevance its score
 * @param snippet the matching passage, with matching words in brackets
 */
public record EvidenceHit(Evidence evidence, double relevance, String snippet) {}
