package dev.stoa.domain.files;

import io.vavr.control.Option;

/**
 * What a command answers.
 *
 * @param text the sentence or the listing, as the memory tool gives it to a model
 * @param file the file as it is now, if the command was about one that is there
 */
public record FileAnswer(String text, Option<FileEntry> file) {}
