package dev.stoa.adapter.jooq.words;

/** A text and how well it answers a question. */
public record Scored(long entry, double score) {}
