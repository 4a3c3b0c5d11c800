package dev.stoa.domain.search;

/** What a context hands over to be found: one text, and whose it is. */
public record SearchDocument(SearchSource source, String id, String owner, String text) {}
