package dev.stoa.application.knowledge;

import dev.stoa.domain.knowledge.KnowledgeEntry;

/**
 * An entry that matches a query.
 *
 * @param relevance its score
 * @param snippet the matching passage, with matching words in brackets
 */
public record KnowledgeHit(KnowledgeEntry entry, double relevance, String snippet) {}
