package dev.stoa.adapter.jooq.words;

/** The texts of one owner, by segment. */
record Owned(String term, Postings[] texts) {}
