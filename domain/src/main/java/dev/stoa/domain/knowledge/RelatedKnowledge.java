package dev.stoa.domain.knowledge;

/** An entry that shares words with another, and how many of that one's keywords it holds. */
public record RelatedKnowledge(KnowledgeEntry entry, int shared) {}
