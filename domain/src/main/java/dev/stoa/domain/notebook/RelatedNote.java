package dev.stoa.domain.notebook;

/** A note related to another, with the number of shared keywords. */
public record RelatedNote(Note note, int shared) {}
