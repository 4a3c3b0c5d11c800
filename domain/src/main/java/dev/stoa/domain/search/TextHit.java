package dev.stoa.domain.search;

/** A text that answers a question, and how well: its BM25 score, above zero. */
public record TextHit(String id, double relevance) {}
