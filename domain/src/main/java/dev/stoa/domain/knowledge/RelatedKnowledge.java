package dev.stoa.domain.knowledge;

/** An entry related to another, with the number of shared keywords. */
public record RelatedKnowledge(KnowledgeEntry entry, int shared) {}
