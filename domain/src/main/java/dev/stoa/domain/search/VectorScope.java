package dev.stoa.domain.search;

/** Whose vectors are compared with each other: those of one owner, of one source. */
public record VectorScope(VectorSource source, String owner) {}
