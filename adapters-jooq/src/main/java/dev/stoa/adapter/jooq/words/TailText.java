package dev.stoa.adapter.jooq.words;

/**
 * A text that is in no segment yet.
 *
 * @param row its place in the order in which it was stored; 0 where none is known
 * @param stems its stems in order, a blank between two
 */
public record TailText(long entry, long row, String stems, TextTerms terms) {}
