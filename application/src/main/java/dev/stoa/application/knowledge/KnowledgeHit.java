package dev.stoa.application.knowledge;

import dev.stoa.domain.knowledge.KnowledgeEntry;

/**
 * An entry that answers a question.
 *
 * @param relevance how well it does
 * @param snippet the passage that does, its matching words in brackets
 */
public record KnowledgeHit(KnowledgeEntry entry, double relevance, String snippet) {}
