package dev.stoa.domain.search;

/** A text to be indexed, with its owner. */
public record SearchDocument(SearchSource source, String id, String owner, String text) {}
