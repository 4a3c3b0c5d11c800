package dev.stoa.domain.search;

/** A thing near to the query, and how near: the cosine, from -1 to 1. */
public record VectorHit(String id, double cosine) {}
