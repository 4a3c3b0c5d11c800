package dev.stoa.domain.notebook;

/** A note that shares words with another, and how many of that one's keywords it holds. */
public record RelatedNote(Note note, int shared) {}
