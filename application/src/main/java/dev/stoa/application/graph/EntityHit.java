package dev.stoa.application.graph;

import dev.stoa.domain.graph.DescribedEntity;

/**
 * An entity that matches words.
 *
 * @param relevance its score
 * @param snippet the matching passage, with matching words in brackets
 */
public record EntityHit(DescribedEntity entity, double relevance, String snippet) {}
