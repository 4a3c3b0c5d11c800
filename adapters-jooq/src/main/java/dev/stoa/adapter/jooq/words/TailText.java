package dev.stoa.adapter.jooq.words;

/**
 * A text that is in no segment yet.
 *
 * @param stems its stems in order, a blank between two
 */
public record TailText(long entry, String stems, TextTerms terms) {}
