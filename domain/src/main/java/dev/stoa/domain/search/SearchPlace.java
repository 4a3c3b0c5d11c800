package dev.stoa.domain.search;

/** Where something is said, and whose it is. */
public record SearchPlace(SearchSource source, String id, String owner) {}
